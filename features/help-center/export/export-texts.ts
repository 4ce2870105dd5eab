/** What the page for taking a help center along says. */
export const maxImportBytes = 50_000_000;

export const exportTexts = {
  notPublic: "Only what is public can be copied as a website. Publish your help center first.",
  noFile: "Choose a ZIP or JSON file of at most 50 MB.",
  notEmpty:
    "Your help center holds something already. An import never overwrites: delete your questions, guides and articles first, or use another account.",
  notConfirmed: "Please tick the box: your company's name, looks and contact details will be replaced.",
};
