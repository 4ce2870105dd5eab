export function isWritten(path: string): boolean;
