// Books nothing: this page is only there to be recorded.
const days = [...document.querySelectorAll(".month td button")];
const booked = document.getElementById("booked");
for (const day of days)
  day.addEventListener("click", () => {
    for (const other of days) other.setAttribute("aria-pressed", String(other === day));
    booked.textContent = "";
  });
document.getElementById("book").addEventListener("click", () => {
  const day = days.find((one) => one.getAttribute("aria-pressed") === "true");
  booked.textContent = day
    ? `Thank you. We'll come on ${day.getAttribute("aria-label")}.`
    : "Please choose a Tuesday first.";
});
