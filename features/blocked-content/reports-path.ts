export const cspReportsPath = "/csp-reports";
