/**
 * SQL over the temporary table `counted`: a row for each number `n`, with a time `at` and its day in India. The desk's
 * statements mean the same in both of its databases.
 */
type Statements = { readonly store: readonly string[]; readonly desk: readonly string[] }

const buyer = `'buyer' || n || '@example.com'`
const phone = `CAST(9000000000 + n AS TEXT)`

/** 47 of 50 orders are delivered, except for the newest twenty: as in a shop that keeps up with its work. */
const state = `CASE
  WHEN n > (SELECT max(n) FROM counted) - 20 THEN 'new'
  WHEN n % 50 = 0 THEN 'cancelled' WHEN n % 50 = 1 THEN 'refused' WHEN n % 50 = 2 THEN 'dispatched'
  ELSE 'delivered' END`

/** SQL for a text of this many bytes. */
const textOf = (length: number) => `'${'0'.repeat(length)}'`

const messageWords = ['where', 'is', 'my', 'parcel', 'the', 'birthday', 'on', 'sunday', 'order']

/** @param order the record that all orders are copies of */
export function listDeskStatements(order: object): Statements {
  const record = JSON.stringify(order).replaceAll(`'`, `''`)
  return {
    store: [
      `INSERT INTO orders (id, number, status_token, cart_token, email, phone, created_at, record)
       SELECT n, 'PG' || (1000 + n), 'status' || n, 'cart' || n, ${buyer}, ${phone}, at,
         json_set('${record}', '$.id', n, '$.number', 'PG' || (1000 + n), '$.statusToken', 'status' || n,
           '$.createdAt', at, '$.email', ${buyer}, '$.phone', ${phone})
       FROM counted`,
      `INSERT INTO order_progress (order_id, version, state, payment, created_at, total, search, record)
       SELECT n, 1, ${state}, CASE WHEN n % 50 < 2 THEN 'refunded' ELSE 'paid' END, at, 50000 + n * 7919 % 300000,
         'pg' || (1000 + n) || ' asha rao ' || ${buyer} || ' ' || ${phone},
         json_object('parcel', NULL, 'times', json_object('new', at, 'paid', at), 'refunded', 0,
           'cancelReason', NULL, 'isRestocked', json('false'))
       FROM counted`,
      `INSERT INTO discount_uses (code, order_id, email)
       SELECT 'CODE' || (n % 40), n, ${buyer} FROM counted WHERE n % 3 = 1`,
    ],
    desk: [...messages, ...others],
  }
}

const messages = [
  `INSERT INTO messages (id, kind, state, name, email, mailbox, phone, phone_key, text, created_at)
   SELECT n, CASE WHEN n % 100 = 0 THEN 'grievance' ELSE 'query' END,
     CASE WHEN n > (SELECT max(n) FROM counted) - 50 THEN 'open' ELSE 'closed' END,
     'Buyer ' || n, ${buyer}, ${buyer}, ${phone}, ${phone},
     '${messageWords.join(' ')} ' || n || '? ' || ${textOf(200)}, at
   FROM counted`,
  `INSERT INTO message_words (word, message_id)
   SELECT word, n FROM (${messageWords.map((word) => `SELECT '${word}' AS word`).join(' UNION ')}) AS words, counted
   ORDER BY word, n`,
  `INSERT INTO message_words (word, message_id)
   SELECT 'buyer' || n, n FROM counted UNION ALL SELECT ${phone}, n FROM counted`,
]

const consent = `'Yes, write to me.', '/'`

const others = [
  `INSERT INTO subscribers (id, email, mailbox, state, token, consent_words, consent_page, consented_at)
   SELECT n, 'reader' || n || '@example.com', 'reader' || n || '@example.com',
     CASE n % 10 WHEN 0 THEN 'pending' WHEN 1 THEN 'unsubscribed' ELSE 'confirmed' END, 'token' || n, ${consent}, at
   FROM counted`,
  // Five buyers wait for each variant, fewer for the first and the last. The store has none of these variants, so that
  // no letters are sent.
  `INSERT INTO wishes (id, variant_id, title, email, mailbox, token, consent_words, consent_page, consented_at)
   SELECT n, 'gid://shopify/ProductVariant/' || (1 + n / 5), 'Wanted game ' || (1 + n / 5), ${buyer}, ${buyer},
     'token' || n, ${consent}, at FROM counted`,
  `INSERT INTO letters (id, key, kind, about, state, recipient, mailbox, subject, text, html, message_id, tries,
     give_up_at, created_at, sent_at)
   SELECT n, 'order ' || n || ' order', 'order', 'order ' || n, CASE WHEN n % 100 = 0 THEN 'failed' ELSE 'sent' END,
     ${buyer}, ${buyer}, 'Letter ' || n, ${textOf(200)}, ${textOf(2000)}, 'm' || n || '@example.com', 1, at, at, at
   FROM counted`,
  `INSERT INTO reviews (id, product_id, name, rating, text, email, mailbox, verified, state, created_at)
   SELECT n, 'gid://shopify/Product/' || (1 + n % 100), 'Reviewer ' || n, 1 + n % 5, ${textOf(200)}, ${buyer},
     ${buyer}, 'none', CASE WHEN n % 50 = 0 THEN 'waiting' ELSE 'published' END, at FROM counted`,
  `INSERT INTO history (id, at, who, subject, what, detail)
   SELECT (SELECT coalesce(max(id), 0) FROM history) + n, at, 'Meera', 'order ' || n, 'packed', '' FROM counted`,
  // 500 searches without results on each of 60 days, the most that are kept.
  `INSERT INTO daily_counts (day, kind, name, count)
   SELECT day, 'empty-search', 'words ' || (n % 3333), 1 + n % 9 FROM counted WHERE n % 10 < 3`,
  `INSERT INTO daily_counts (day, kind, name, count)
   SELECT DISTINCT day, 'page', 'visit', 4000 FROM counted WHERE true ON CONFLICT DO NOTHING`,
]
