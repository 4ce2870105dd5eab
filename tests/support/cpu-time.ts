/** CPU milliseconds used by this thread: a measure of work that is independent of the machine's load. */
export function cpuMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}
