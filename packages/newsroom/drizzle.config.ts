import { defineConfig } from 'drizzle-kit';

/** `npx drizzle-kit generate` compares these schemas with the last migration and writes the next one. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './src/db/schema/index.ts',
  out: './migrations',
});
