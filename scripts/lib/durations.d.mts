interface Report {
  testResults: {
    name: string;
    startTime: number;
    endTime: number;
    assertionResults: { status?: string }[];
  }[];
}

export function describeDurations(report: Report, rootDir: string, count?: number): string[];
