export const nativePackages: string[];
export function runtimeFolders(lock: { packages: Record<string, object> }): string[];
