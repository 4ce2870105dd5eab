/** Returns the CPU time of this thread in milliseconds, which doesn't depend on the machine's load. */
export function cpuMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}
