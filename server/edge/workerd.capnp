# The shop in workerd, as tools/start-edge.ts starts it. Settings are environment variables; a network takes them as
# variables and secrets of the worker, and has a service of its own in place of "files" and "disk".
using Workerd = import "/workerd/workerd.capnp";

const config :Workerd.Config = (
  services = [
    (name = "shop", worker = .shop),
    (name = "files", worker = .files),
    (name = "disk", disk = ()),
    # The store may be on this machine.
    (name = "internet", network = (
      allow = ["public", "private"],
      tlsOptions = (trustBrowserCas = true),
    )),
  ],
  sockets = [(name = "http", address = "127.0.0.1:0", http = (), service = "shop")],
);

const shop :Workerd.Worker = (
  modules = [(name = "worker.js", esModule = embed "worker.js")],
  compatibilityDate = "2026-10-01",
  bindings = [
    (name = "ASSETS", service = "files"),
    (name = "PUBLIC_ORIGIN", fromEnvironment = "PUBLIC_ORIGIN"),
    (name = "SHOPIFY_STORE_DOMAIN", fromEnvironment = "SHOPIFY_STORE_DOMAIN"),
    (name = "SHOPIFY_STOREFRONT_PUBLIC_TOKEN", fromEnvironment = "SHOPIFY_STOREFRONT_PUBLIC_TOKEN"),
    (name = "SHOPIFY_STOREFRONT_PRIVATE_TOKEN", fromEnvironment = "SHOPIFY_STOREFRONT_PRIVATE_TOKEN"),
    (name = "SHOPIFY_STOREFRONT_API_VERSION", fromEnvironment = "SHOPIFY_STOREFRONT_API_VERSION"),
    (name = "SHOPIFY_WEBHOOK_SECRET", fromEnvironment = "SHOPIFY_WEBHOOK_SECRET"),
    (name = "CDN_PURGE_URL", fromEnvironment = "CDN_PURGE_URL"),
    (name = "CDN_PURGE_TOKEN", fromEnvironment = "CDN_PURGE_TOKEN"),
    (name = "REFERRAL_CODE", fromEnvironment = "REFERRAL_CODE"),
    (name = "REFERRAL_AMOUNT", fromEnvironment = "REFERRAL_AMOUNT"),
    (name = "FIGURES", fromEnvironment = "FIGURES"),
    (name = "ADDRESS_LIMITS", fromEnvironment = "ADDRESS_LIMITS"),
    (name = "BUYER_ADDRESS_HEADER", fromEnvironment = "BUYER_ADDRESS_HEADER"),
    (name = "LOG_LEVEL", fromEnvironment = "LOG_LEVEL"),
  ],
);

const files :Workerd.Worker = (
  modules = [(name = "disk-files.js", esModule = embed "disk-files.js")],
  compatibilityDate = "2026-10-01",
  bindings = [(name = "DISK", service = "disk")],
);
