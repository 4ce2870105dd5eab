/** Browsers post what a policy blocked here, on the host of the page (server/csp-reports.ts). */
export const cspReportsPath = "/csp-reports";
