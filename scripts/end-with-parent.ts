/**
 * Preloaded into a server that tests start (`node --import`): it ends when the process `PORTADA_PARENT` has, also where
 * that was killed and could end nothing. Otherwise its port would stay taken.
 */
const parentId = Number(process.env.PORTADA_PARENT);

setInterval(() => {
  try {
    process.kill(parentId, 0);
  } catch {
    process.exit();
  }
}, 500).unref();
