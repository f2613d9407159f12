import { addSalesSums } from './sales-sums.ts'

/** Each entry migrates the database by one version; a released entry never changes. */
export const migrations: readonly string[] = [
  `
  CREATE TABLE catalogue (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    hash TEXT NOT NULL,
    revision INTEGER NOT NULL,
    loaded_at TEXT NOT NULL,
    document TEXT NOT NULL
  ) STRICT;
  CREATE TABLE inventory (
    variant_id INTEGER PRIMARY KEY,
    stock INTEGER
  ) STRICT;
  CREATE TABLE gift_cards (
    code TEXT PRIMARY KEY,
    balance INTEGER NOT NULL CHECK (balance >= 0)
  ) STRICT;
  CREATE TABLE carts (
    token TEXT PRIMARY KEY,
    updated_at TEXT NOT NULL,
    order_id INTEGER,
    record TEXT NOT NULL
  ) STRICT;
  CREATE INDEX carts_by_age ON carts (updated_at) WHERE order_id IS NULL;
  CREATE TABLE orders (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    number TEXT NOT NULL UNIQUE,
    status_token TEXT NOT NULL UNIQUE,
    cart_token TEXT NOT NULL UNIQUE,
    email TEXT NOT NULL,
    created_at TEXT NOT NULL,
    record TEXT NOT NULL
  ) STRICT;
  CREATE INDEX orders_by_email ON orders (email);
  CREATE TABLE discount_uses (
    code TEXT NOT NULL,
    order_id INTEGER NOT NULL REFERENCES orders (id),
    email TEXT NOT NULL,
    PRIMARY KEY (code, order_id)
  ) STRICT;
  `,
  // Carts get several addresses and metafields; orders get their currency.
  `
  UPDATE carts SET record = json_set(
    record,
    '$.metafields', json('[]'),
    '$.addresses', CASE
      WHEN json_type(record, '$.deliveryAddress') = 'object' THEN json_array(json_object(
        'id', lower(hex(randomblob(16))),
        'address', json(json_extract(record, '$.deliveryAddress')),
        'selected', json('true'),
        'oneTimeUse', json('false')
      ))
      ELSE json('[]')
    END
  );
  UPDATE orders SET record =
    json_set(record, '$.totals.currency', json('{"code":"INR","digits":2}'));
  `,
  // The checked catalogue moves to a file; its currency says what balances are in.
  `
  ALTER TABLE catalogue ADD COLUMN currency TEXT NOT NULL DEFAULT 'INR';
  UPDATE catalogue SET currency = document ->> '$.shop.currencyCode';
  ALTER TABLE catalogue DROP COLUMN document;
  `,
  // Orders may be in another currency than the shop's; all existing ones are in the shop's.
  `
  UPDATE orders SET record = json_set(
    record,
    '$.shopTotal', record -> '$.totals.total',
    '$.totals.giftCards', json((
      SELECT json_group_array(json_set(value, '$.presentmentAmountUsed', value -> '$.amountUsed'))
      FROM json_each(record, '$.totals.giftCards')
    ))
  );
  `,
  // Buyers are compared by mailbox and by phone.
  `
  UPDATE orders SET email = to_mailbox(email);
  UPDATE discount_uses SET email = to_mailbox(email);
  ALTER TABLE orders ADD COLUMN phone TEXT NOT NULL DEFAULT '';
  UPDATE orders SET phone = to_phone_key(coalesce(record ->> '$.phone', ''));
  CREATE INDEX orders_by_phone ON orders (phone);
  `,
  // Orders are packed, dispatched, cancelled; stock goes up again. Rows of a list are small, since a search reads
  // all of them.
  `
  CREATE TABLE order_progress (
    order_id INTEGER PRIMARY KEY REFERENCES orders (id),
    version INTEGER NOT NULL,
    state TEXT NOT NULL,
    payment TEXT NOT NULL,
    created_at TEXT NOT NULL,
    search TEXT NOT NULL,
    record TEXT NOT NULL
  ) STRICT;
  INSERT INTO order_progress
  SELECT
    id,
    1,
    'new',
    coalesce(record ->> '$.paymentStatus', 'paid'),
    created_at,
    to_search_text(
      number,
      record ->> '$.email',
      record ->> '$.phone',
      record ->> '$.deliveryAddress.firstName',
      record ->> '$.deliveryAddress.lastName',
      record ->> '$.deliveryAddress.phone'
    ),
    json_object(
      'parcel', NULL,
      'times', CASE record ->> '$.paymentStatus'
        WHEN 'pending' THEN json_object('new', created_at)
        ELSE json_object('new', created_at, 'paid', created_at)
      END,
      'refunded', 0,
      'cancelReason', NULL,
      'isRestocked', json('false')
    )
  FROM orders;
  CREATE INDEX order_progress_by_state ON order_progress (state, order_id);
  CREATE INDEX order_progress_by_payment ON order_progress (payment, order_id);
  CREATE INDEX order_progress_by_time ON order_progress (created_at);
  CREATE TABLE order_events (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    order_id INTEGER NOT NULL REFERENCES orders (id),
    version INTEGER NOT NULL,
    at TEXT NOT NULL,
    who TEXT NOT NULL,
    act TEXT NOT NULL,
    details TEXT NOT NULL,
    UNIQUE (order_id, version)
  ) STRICT;
  INSERT INTO order_events (order_id, version, at, who, act, details)
  SELECT id, 1, created_at, '', 'place', '{}' FROM orders ORDER BY id;
  CREATE TABLE stock_events (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    variant_id INTEGER NOT NULL,
    at TEXT NOT NULL,
    who TEXT NOT NULL,
    field TEXT NOT NULL,
    before INTEGER,
    after INTEGER,
    cause TEXT NOT NULL
  ) STRICT;
  CREATE INDEX stock_events_by_variant ON stock_events (variant_id, id);
  `,
  // The merchant sets prices and low-stock lines.
  `
  CREATE TABLE merchant_values (
    variant_id INTEGER NOT NULL,
    field TEXT NOT NULL,
    value INTEGER,
    file_value INTEGER,
    PRIMARY KEY (variant_id, field)
  ) STRICT, WITHOUT ROWID;
  ALTER TABLE stock_events ADD COLUMN form TEXT;
  CREATE INDEX stock_events_by_form ON stock_events (form) WHERE form IS NOT NULL;
  CREATE INDEX stock_events_of_values ON stock_events (id) WHERE field <> 'stock';
  `,
  // Invoices have a separate series of numbers, without gaps; their buyers are in the orders.
  `
  CREATE TABLE invoices (
    order_id INTEGER PRIMARY KEY REFERENCES orders (id),
    number TEXT NOT NULL UNIQUE,
    record TEXT NOT NULL
  ) STRICT;
  CREATE TABLE invoice_series (
    year TEXT PRIMARY KEY,
    last INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  `,
  // Sales of a day are summed without reading records.
  `
  ALTER TABLE order_progress ADD COLUMN total INTEGER NOT NULL DEFAULT 0;
  UPDATE order_progress SET total =
    (SELECT record ->> '$.shopTotal' FROM orders WHERE id = order_id);
  CREATE INDEX order_progress_by_day
    ON order_progress (date(created_at, '+330 minutes'), state, total);
  `,
  addSalesSums,
  // Parts of an invoice may be credited one after another.
  `
  CREATE TABLE credit_notes (
    number TEXT PRIMARY KEY,
    order_id INTEGER NOT NULL REFERENCES orders (id),
    record TEXT NOT NULL
  ) STRICT;
  CREATE INDEX credit_notes_of_order ON credit_notes (order_id);
  `,
  // Discounts are of the provider's class "product". A quotation mark that a buyer typed is escaped, so it is not found.
  `
  UPDATE orders SET record = replace(record, '"scope":"line"', '"scope":"product"');
  `,
  // Invoices are listed by year and number: as text, 100000 comes before 99999.
  `
  CREATE INDEX invoices_in_order ON invoices (
    substr(number, instr(number, '/') + 1, 6)
      || format('%010d', substr(number, instr(number, '/') + 7))
  );
  `,
  // Orders are found by city and PIN code, too.
  `
  UPDATE order_progress SET search = (
    SELECT to_search_text(
      number,
      record ->> '$.email',
      record ->> '$.phone',
      record ->> '$.deliveryAddress.firstName',
      record ->> '$.deliveryAddress.lastName',
      record ->> '$.deliveryAddress.phone',
      record ->> '$.deliveryAddress.city',
      record ->> '$.deliveryAddress.zip'
    )
    FROM orders WHERE id = order_id
  );
  `,
]
