export const nativePackages: string[];
export function runtimeFolders(lock: { packages: Record<string, object> }): string[];

export function hasEveryRuntimePackage(
  lock: { packages: Record<string, object> },
  installed: (folder: string) => string | null,
): boolean;
