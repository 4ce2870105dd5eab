export function changedFiles(options?: { commit?: string; dir?: string }): string[] | null;
