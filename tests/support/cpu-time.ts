/** Milliseconds of processor time that this thread has used: what a limit on work means, however busy the machine is. */
export function cpuMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}
