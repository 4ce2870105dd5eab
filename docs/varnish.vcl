vcl 4.1;

import std;

# Varnish in front of Step, with EDGE_PURGE=varnish and EDGE_PURGE_URL=http://<this host>/. Step's workers ban the pages
# of a company when its content changes. Put your own address and your EDGE_PURGE_TOKEN (in place of CHANGE-ME) here.

backend step {
  .host = "127.0.0.1";
  .port = "3000";
  .probe = { .url = "/healthz"; .interval = 2s; .timeout = 2s; .window = 3; .threshold = 2; .initial = 2; }
}

sub vcl_recv {
  if (req.method == "PURGE") {
    # Visitors can also come from this machine, through a proxy that ends TLS, so an address proves nothing.
    if (req.http.authorization != "Bearer CHANGE-ME" || req.http.surrogate-key !~ "^[a-z0-9|-]+$") {
      return (synth(403, "Forbidden"));
    }
    ban("obj.http.surrogate-key ~ (^|\s)(" + req.http.surrogate-key + ")(\s|$)");
    return (synth(200, "Purged"));
  }
  # The crawl service's progress.
  if (req.http.upgrade ~ "(?i)^websocket$") {
    return (pipe);
  }
  # Pages are kept for a day, but past their time only for a minute, unless Step can't be reached.
  if (std.healthy(req.backend_hint)) {
    set req.grace = 60s;
  }
  # A public page is the same for everyone. Only Step itself knows which page is public, so it gets the cookies of every
  # page that isn't in the cache.
  if (req.method == "GET" || req.method == "HEAD") {
    set req.http.x-cookie = req.http.cookie;
    unset req.http.cookie;
    if (req.http.authorization) {
      return (pass);
    }
    return (hash);
  }
}

sub vcl_pipe {
  if (req.http.upgrade) {
    set bereq.http.upgrade = req.http.upgrade;
    set bereq.http.connection = req.http.connection;
  }
}

sub vcl_backend_fetch {
  if (bereq.http.x-cookie) {
    set bereq.http.cookie = bereq.http.x-cookie;
    unset bereq.http.x-cookie;
  }
}

sub vcl_backend_response {
  if (beresp.http.cdn-cache-control && !beresp.http.set-cookie) {
    set beresp.ttl = 10m;
    set beresp.grace = 1d;
  } elsif (beresp.http.cache-control !~ "public" || beresp.http.set-cookie) {
    set beresp.uncacheable = true;
    set beresp.ttl = 0s;
  }
}

sub vcl_deliver {
  unset resp.http.surrogate-key;
  unset resp.http.cdn-cache-control;
}
