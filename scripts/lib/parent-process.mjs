const everyMs = 500;

/**
 * Calls back once the parent of this process has ended. npm runs scripts in a shell, which dies of a signal without
 * passing it on.
 */
export function whenParentEnds(call) {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    call();
  }, everyMs);
  timer.unref();
}
