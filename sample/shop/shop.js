// Shows the widget of the sample, or of the help center that the address names: /sample/shop/?center=NAME
const name = new URLSearchParams(location.search).get("center") ?? "sample";
const note = document.getElementById("note");
if (/^[a-z0-9-]+$/.test(name)) {
  const script = document.createElement("script");
  script.async = true;
  script.src = `/help/${name}/widget.js`;
  script.addEventListener("error", () => {
    note.textContent = `There is no public help center with the name ${name}.`;
  });
  document.body.append(script);
} else note.textContent = "Add ?center= and the name of a public help center to this page's address.";
