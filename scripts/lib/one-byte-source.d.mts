export function oneByteSource(code: string): string;
