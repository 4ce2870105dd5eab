/** What the forms of the import page ask for, by source. Pages and the server share it. */
import type { ApiSource } from "#shared/enumerations.ts";

interface ApiForm {
  name: string;
  /** What is imported. */
  text: string;
  /** What the owner needs. */
  needs: string;
  /** Null if the source has one address for everyone. */
  address: { label: string; placeholder: string; help?: string } | null;
  /** Null if everyone may read the source. */
  key: { label: string; help: string } | null;
  /** Addresses of the API, if it has several. */
  regions?: { value: string; label: string }[];
}

/** Zendesk has a form of its own, because it needs no key. */
export const apiForms: Record<Exclude<ApiSource, "zendesk">, ApiForm> = {
  intercom: {
    name: "Intercom",
    text: "Articles, categories, languages",
    needs: "Access token",
    address: null,
    key: {
      label: "Access token",
      help: "From the Developer Hub of Intercom, with the right to read articles. Deleted when the plan is made.",
    },
    regions: [
      { value: "https://api.intercom.io", label: "United States" },
      { value: "https://api.eu.intercom.io", label: "Europe" },
      { value: "https://api.au.intercom.io", label: "Australia" },
    ],
  },
  "help-scout": {
    name: "Help Scout",
    text: "Docs, categories, redirects",
    needs: "API key",
    address: null,
    key: {
      label: "Docs API key",
      help: "From your profile in Help Scout, under Authentication, API Keys. Deleted when the plan is made.",
    },
    regions: [{ value: "https://docsapi.helpscout.net", label: "Help Scout" }],
  },
  freshdesk: {
    name: "Freshdesk",
    text: "Solutions, folders, languages",
    needs: "API key",
    address: { label: "Address of your Freshdesk account", placeholder: "acme.freshdesk.com" },
    key: {
      label: "API key",
      help: "From your profile settings in Freshdesk. Deleted when the plan is made.",
    },
  },
  website: {
    name: "Any other help center",
    text: "Its public pages, pictures, languages",
    needs: "Address",
    address: {
      label: "Address of your help center",
      placeholder: "acme.com/help",
      help: "We read every public page below this address.",
    },
    key: null,
  },
};

export interface FileForm {
  name: string;
  text: string;
  needs: string;
  label: string;
  help: string;
  accept: string;
}

export const fileForms = {
  wordpress: {
    name: "WordPress",
    text: "Posts, pages, categories, pictures",
    needs: "WXR file",
    label: "Export file",
    help: "In WordPress, select Tools, Export, and download the XML file. Up to 50 MB.",
    accept: ".xml",
  },
  notion: {
    name: "Notion",
    text: "Pages, tables, pictures",
    needs: "HTML export",
    label: "ZIP file",
    help: "In Notion, export your top page as HTML, with subpages and all files. Up to 50 MB.",
    accept: ".zip",
  },
  confluence: {
    name: "Confluence",
    text: "Pages, tables, pictures",
    needs: "HTML export",
    label: "ZIP file",
    help: "In Confluence, export your space as HTML. Up to 50 MB.",
    accept: ".zip",
  },
  markdown: {
    name: "Markdown",
    text: "Docusaurus, Starlight, MkDocs, GitBook",
    needs: "ZIP file",
    label: "ZIP file",
    help: "The folder of your documentation. Up to 50 MB.",
    accept: ".zip",
  },
  csv: {
    name: "Spreadsheet",
    text: "One article per row",
    needs: "CSV file",
    label: "CSV file",
    help: "The first row names the columns: title, content, and category if you like. Up to 50 MB.",
    accept: ".csv",
  },
} satisfies Record<string, FileForm>;
