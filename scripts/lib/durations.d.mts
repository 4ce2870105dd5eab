interface Report {
  testResults: { name: string; startTime: number; endTime: number; assertionResults: unknown[] }[];
}

export function describeDurations(report: Report, rootDir: string, count?: number): string[];
