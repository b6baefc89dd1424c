/** `node bare.ts {port} {bytes}`: a bare Fastify that answers every request with one text, for comparison. */
import fastify from 'fastify';

const [port, bytes] = process.argv.slice(2).map(Number);
const app = fastify();
const text = 'x'.repeat(bytes ?? 0);
app.get('*', async (_request, reply) => reply.type('text/html; charset=utf-8').send(text));
await app.listen({ port: port ?? 0 });
