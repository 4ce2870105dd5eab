/** Screens in several styles, for measuring text recognition. All content is invented. */
export interface Screen {
  name: string;
  html: string;
}

function page(name: string, css: string, body: string): Screen {
  return {
    name,
    html: `<!DOCTYPE html><meta charset="utf-8"><style>*{box-sizing:border-box;margin:0}body{width:1280px;height:800px;overflow:hidden}${css}</style><body>${body}`,
  };
}

const names = [
  ["Marta Lindqvist", "Warehouse", "14 March 2025", "Active"],
  ["Jonas Okafor", "Front desk", "2 May 2025", "On leave"],
  ["Priya Raman", "Accounting", "27 June 2025", "Active"],
  ["Elena Vasquez", "Kitchen", "9 July 2025", "Invited"],
  ["Thomas Bergmann", "Delivery", "30 August 2025", "Active"],
  ["Aiko Tanaka", "Design", "11 October 2025", "Suspended"],
  ["Samuel Mensah", "Support", "5 December 2025", "Active"],
];

function table(rows: string[][]): string {
  return `<table>${rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join("")}</tr>`).join("")}</table>`;
}

export const screens: Screen[] = [
  page(
    "light app",
    `body{font:14px/1.5 "Liberation Sans",Arial;background:#f7f7f9;color:#1f2330}aside{position:fixed;width:220px;height:800px;background:#fff;border-right:1px solid #e3e4ea;padding:20px}aside p{padding:8px 10px;border-radius:6px;color:#5b6072}aside .on{background:#eee6fb;color:#5a06b4}main{margin-left:220px;padding:28px 36px}h1{font-size:24px;margin-bottom:18px}.bar{display:flex;gap:10px;margin-bottom:20px}.b{background:#6e0ad6;color:#fff;padding:9px 16px;border-radius:8px;font-weight:600}.s{border:1px solid #b9bccb;padding:8px 16px;border-radius:8px;background:#fff}table{width:100%;background:#fff;border-collapse:collapse;border:1px solid #e3e4ea}td{padding:11px 14px;border-top:1px solid #e3e4ea;font-size:13px}small{font-size:12px;color:#6b7084}`,
    `<aside><h3>Northwind Rota</h3><br><p>Dashboard</p><p class="on">Team members</p><p>Schedules</p><p>Time off requests</p><p>Reports</p><p>Billing and invoices</p><p>Settings</p></aside><main><h1>Team members</h1><div class="bar"><span class="b">Invite member</span><span class="s">Export list</span><span class="s">Filter by department</span></div>${table(names)}<br><small>Showing seven of seven members. Changes are saved automatically and can be undone within thirty days.</small></main>`,
  ),
  page(
    "dark app",
    `body{font:15px/1.5 "DejaVu Sans";background:#12131a;color:#d9dbe6}header{display:flex;gap:28px;padding:16px 30px;background:#1a1c26;border-bottom:1px solid #2b2e3d}header b{color:#fff}main{display:grid;grid-template-columns:1fr 1fr 1fr;gap:18px;padding:30px}.c{background:#1d1f2b;border:1px solid #2f3345;border-radius:12px;padding:20px}.c h2{font-size:17px;color:#fff}.c p{font-size:13px;color:#9da2b8;margin:8px 0 14px}.go{display:inline-block;background:#2f7bff;color:#fff;padding:7px 14px;border-radius:8px;font-size:13px}.warn{background:#d62828}.ok{background:#118a5a}`,
    `<header><b>Harbor Cloud</b><span>Projects</span><span>Deployments</span><span>Domains</span><span>Usage</span><span>Documentation</span></header><main>${[
      [
        "Marketing website",
        "Last deployed four minutes ago from the main branch by Helena.",
        "Open project",
        "",
      ],
      [
        "Customer portal",
        "Build failed because a required environment variable is missing.",
        "View error log",
        "warn",
      ],
      [
        "Payments service",
        "Healthy in three regions with an average latency below forty milliseconds.",
        "Check status",
        "ok",
      ],
      [
        "Image resizer",
        "Paused until the monthly budget has been raised by an administrator.",
        "Resume service",
        "",
      ],
      [
        "Search index",
        "Rebuilding, about twelve thousand of ninety thousand documents are done.",
        "Cancel rebuild",
        "warn",
      ],
      [
        "Nightly backups",
        "Completed without problems and verified against the checksums.",
        "Restore backup",
        "ok",
      ],
    ]
      .map(([h, p, b, k]) => `<div class="c"><h2>${h}</h2><p>${p}</p><span class="go ${k}">${b}</span></div>`)
      .join("")}</main>`,
  ),
  page(
    "coloured buttons",
    `body{font:14px "Liberation Sans";background:#fff;padding:36px}h1{font:600 28px "Liberation Serif";margin-bottom:22px}.g{display:flex;flex-wrap:wrap;gap:14px}.g span{padding:11px 20px;border-radius:9px;color:#fff;font-weight:700}.h span{font-weight:400;font-size:12px;padding:6px 12px;border-radius:99px}`,
    `<h1>Choose what happens next</h1><div class="g">${[
      ["#F72585", "Create account"],
      ["#7209B7", "Publish article"],
      ["#3A0CA3", "Save changes"],
      ["#4361EE", "Continue to payment"],
      ["#F77F00", "Upgrade subscription"],
      ["#D62828", "Delete workspace"],
      ["#0a8f70", "Approve request"],
      ["#118AB2", "Download invoice"],
      ["#073B4C", "Send invitation"],
    ]
      .map(([c, t]) => `<span style="background:${c}">${t}</span>`)
      .join("")}</div><br><br><div class="g h">${[
      ["#efe3fb", "#5a06b4", "Draft"],
      ["#e2f5ec", "#0b6b47", "Published"],
      ["#fdecec", "#a11919", "Overdue"],
      ["#fff3df", "#8a4b00", "Waiting for review"],
      ["#e4eefc", "#0b4aa8", "Scheduled"],
      ["#ececf1", "#44485a", "Archived"],
    ]
      .map(([b, c, t]) => `<span style="background:${b};color:${c}">${t}</span>`)
      .join(
        "",
      )}</div><br><br><div class="g">${["Bold", "Italic", "Underline", "Insert link", "Undo", "Redo"].map((t) => `<span style="color:#222;border:1px solid #bbb;font-weight:400">${t}</span>`).join("")}</div>`,
  ),
  page(
    "small print",
    `body{font:12px/1.5 "Liberation Sans";background:#fff;color:#333;padding:30px;columns:3;column-gap:34px}h2{font-size:14px}p{margin:6px 0 14px}.m{font:12px "DejaVu Sans Mono";background:#f3f3f5;padding:8px}.l{font-size:11px;color:#6a6a6a}`,
    `<h2>Delivery and returns</h2><p>Parcels leave our warehouse on the next working day. You may return anything within thirty days, as long as it has not been worn or washed. We refund the full price, including the cost of standard delivery, once the parcel has arrived and has been checked.</p><h2>Payment methods</h2><p>We accept cards, bank transfers and most digital wallets. Your card is charged when the order ships, never before. If a payment fails we keep your basket for seven days and send a reminder.</p><p class="m">curl --header "Accept: text/plain" https://api.example.test/v2/orders</p><h2>Gift vouchers</h2><p>Vouchers are sent by electronic mail and stay valid for three years. Several vouchers can be combined on one order, and whatever is left remains on the voucher for the next purchase.</p><p class="l">Prices include value added tax. Images may differ slightly from the delivered goods. Offers end without notice while stocks last.</p><h2>Changing an order</h2><p>Open your account, choose the order and press Edit. Orders that are already being packed cannot be changed any more, but the courier can redirect the parcel to a neighbour or a nearby shop.</p>`,
  ),
  page(
    "form",
    `body{font:15px "DejaVu Sans";background:#eef1f5;color:#1c2733}form{width:620px;margin:40px auto;background:#fff;border-radius:14px;padding:34px;border:1px solid #d5dbe3}h1{font-size:22px;margin-bottom:20px}label{display:block;font-size:13px;font-weight:bold;margin:16px 0 6px}.f{border:1px solid #98a4b3;border-radius:8px;padding:10px 12px}.e{color:#b3171f;font-size:12px;margin-top:5px}.p{color:#78838f}.k{display:flex;gap:12px;justify-content:flex-end;margin-top:26px}.k span{padding:10px 20px;border-radius:8px;background:#0b6bcb;color:#fff}.k .n{background:#fff;color:#0b6bcb;border:1px solid #0b6bcb}`,
    `<form><h1>Add a delivery address</h1><label>Full name</label><div class="f">Henrietta Caldwell</div><label>Street and house number</label><div class="f">Lighthouse Road 118</div><label>Postal code and city</label><div class="f p">For example 4051 Brighton</div><div class="e">Please enter a postal code with four digits.</div><label>Telephone for the courier</label><div class="f">+44 7700 900123</div><label>Notes</label><div class="f p">Anything that helps us find the door</div><div class="k"><span class="n">Cancel</span><span>Save address</span></div></form>`,
  ),
  page(
    "document",
    `body{font:17px/1.6 "Liberation Serif";background:#fbf8f1;color:#2a241b;padding:50px 240px}h1{font-size:40px;letter-spacing:-.5px}h2{font-size:22px;margin:18px 0 4px}a{color:#8a3b00}code{font:14px "Liberation Mono";background:#efe8d8}`,
    `<h1>Keeping bees in the city</h1><p>A rooftop is a surprisingly good place for a hive. Bees fly over the traffic, find gardens and railway banks, and are rarely noticed by the people below.</p><h2>Before you begin</h2><p>Ask your landlord in writing, and read the <a>rules of your district</a>. You will need a water source, shelter from the wind and a place to store spare frames.</p><h2>The first month</h2><p>Open the hive once a week, on a calm and sunny afternoon. Look for eggs, count the frames that are covered, and note everything in your <code>hive diary</code>.</p>`,
  ),
  page(
    "dialog over a page",
    `body{font:14px/1.5 "Liberation Sans";background:#8b8d96;color:#3a3c44}.bg{padding:26px;color:#26272c}.d{position:fixed;left:340px;top:190px;width:600px;background:#fff;border-radius:12px;padding:28px;color:#17181c}.d h2{font-size:20px;margin-bottom:10px}.d p{color:#555a66}.k{display:flex;gap:10px;justify-content:flex-end;margin-top:22px}.k span{padding:9px 18px;border-radius:8px;border:1px solid #9aa}.k .r{background:#c81e1e;color:#fff;border-color:#c81e1e;font-weight:bold}`,
    `<div class="bg"><h1>Project settings</h1><p>General</p><p>Members and roles</p><p>Integrations</p></div><div class="d"><h2>Remove this integration?</h2><p>Messages will no longer be sent to the channel. Rules that use this integration are switched off, and their history is kept for ninety days.</p><div class="k"><span>Keep integration</span><span class="r">Remove</span></div></div>`,
  ),
  page(
    "dashboard of figures",
    `body{font:14px "DejaVu Sans";background:#fff;color:#222;padding:30px}.r{display:grid;grid-template-columns:repeat(4,1fr);gap:16px}.t{border:1px solid #ddd;border-radius:10px;padding:18px}.t b{display:block;font-size:30px;margin:6px 0}.t small{font-size:12px;color:#0a7d4b}table{margin-top:26px;width:100%;border-collapse:collapse;font:12px "Liberation Sans"}td{padding:8px;border-bottom:1px solid #eee}tr:first-child td{background:#24304a;color:#fff;font-weight:bold}`,
    `<h1>Sales overview</h1><br><div class="r"><div class="t">Orders today<b>1,284</b><small>12.5% more than yesterday</small></div><div class="t">Revenue<b>$48,920</b><small>Updated 10:42</small></div><div class="t">Open tickets<b>37</b><small>Nine are urgent</small></div><div class="t">Returning customers<b>61.3%</b><small>Best month this year</small></div></div>${table(
      [
        ["Order number", "Customer", "Product", "Quantity", "Total"],
        ["SO-20418", "Brightwater Cafe", "Espresso beans", "24", "$412.80"],
        ["SO-20419", "Hotel Aurora", "Linen napkins", "350", "$875.00"],
        ["SO-20420", "Fennel and Thyme", "Copper saucepan", "6", "$289.50"],
        ["SO-20421", "Riverside Clinic", "Herbal infusion", "48", "$163.20"],
        ["SO-20422", "Old Mill Bakery", "Organic flour", "120", "$594.00"],
      ],
    )}`,
  ),
];
