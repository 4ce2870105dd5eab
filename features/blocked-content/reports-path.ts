/** Endpoint for CSP violation reports, on the page's host (server/csp-reports.ts). */
export const cspReportsPath = "/csp-reports";
