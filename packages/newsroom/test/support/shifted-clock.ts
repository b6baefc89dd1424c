/** Loaded before the newsroom (`--import`): its clock is wrong by as much as the parent process says. */
let ahead = 0;

const RealDate = Date;
const now = () => RealDate.now() + ahead;

globalThis.Date = new Proxy(RealDate, {
  construct: (target, given, made) => Reflect.construct(target, given.length > 0 ? given : [now()], made),
  get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
});

process.on('message', (milliseconds) => {
  ahead = Number(milliseconds);
  process.send?.(ahead);
});
// It ends as if nobody could send it anything.
process.channel?.unref();
// Nor does it outlive who tests it, however that ends.
process.on('disconnect', () => process.exit());
