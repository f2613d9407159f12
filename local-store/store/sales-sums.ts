/** The day in India; empty for an invalid time, so that statistics never make an order fail. */
const dayOf = (row: string) => `ifnull(date(${row}.created_at, '+330 minutes'), '')`
const isSold = (row: string) => `${row}.state NOT IN ('cancelled', 'refused')`

const addDay = `
  INSERT INTO sold_days (day, orders, revenue)
  SELECT ${dayOf('NEW')}, 1, NEW.total WHERE ${isSold('NEW')}
  ON CONFLICT (day) DO UPDATE
    SET orders = orders + excluded.orders, revenue = revenue + excluded.revenue;
`

/**
 * Migration: sums of sales and used codes for each day in India, without cancelled and refused orders. Triggers
 * update the sums with every change of an order, so that no writer can forget them. An order can be cancelled long
 * after its day, so no day is ever closed. Orders and their progress are never deleted.
 */
export const addSalesSums = `
  DROP INDEX order_progress_by_day;
  CREATE INDEX discount_uses_by_order ON discount_uses (order_id, code);
  CREATE TABLE sold_days (
    day TEXT PRIMARY KEY,
    orders INTEGER NOT NULL,
    revenue INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE used_codes (
    day TEXT NOT NULL,
    code TEXT NOT NULL,
    uses INTEGER NOT NULL,
    PRIMARY KEY (day, code)
  ) STRICT, WITHOUT ROWID;
  INSERT INTO sold_days
    SELECT ${dayOf('p')}, count(*), sum(total) FROM order_progress AS p WHERE ${isSold('p')} GROUP BY 1;
  INSERT INTO used_codes
    SELECT ${dayOf('p')}, code, count(*)
    FROM order_progress AS p JOIN discount_uses USING (order_id) WHERE ${isSold('p')} GROUP BY 1, 2;
  CREATE TRIGGER order_is_sold AFTER INSERT ON order_progress BEGIN ${addDay} END;
  CREATE TRIGGER order_is_changed AFTER UPDATE OF state, created_at, total ON order_progress
  WHEN OLD.state <> NEW.state OR OLD.created_at <> NEW.created_at OR OLD.total <> NEW.total
  BEGIN
    UPDATE sold_days SET orders = orders - 1, revenue = revenue - OLD.total
      WHERE day = ${dayOf('OLD')} AND ${isSold('OLD')};
    UPDATE used_codes SET uses = uses - 1
      WHERE day = ${dayOf('OLD')} AND ${isSold('OLD')}
        AND code IN (SELECT code FROM discount_uses WHERE order_id = OLD.order_id);
    ${addDay}
    INSERT INTO used_codes (day, code, uses)
      SELECT ${dayOf('NEW')}, code, 1 FROM discount_uses
      WHERE order_id = NEW.order_id AND ${isSold('NEW')}
      ON CONFLICT (day, code) DO UPDATE SET uses = uses + 1;
  END;
  CREATE TRIGGER code_is_used AFTER INSERT ON discount_uses BEGIN
    INSERT INTO used_codes (day, code, uses)
      SELECT ${dayOf('p')}, NEW.code, 1 FROM order_progress AS p
      WHERE order_id = NEW.order_id AND ${isSold('p')}
      ON CONFLICT (day, code) DO UPDATE SET uses = uses + 1;
  END;
  CREATE TRIGGER code_is_unused AFTER DELETE ON discount_uses BEGIN
    UPDATE used_codes SET uses = uses - 1
      WHERE code = OLD.code
        AND day = (SELECT ${dayOf('p')} FROM order_progress AS p
          WHERE order_id = OLD.order_id AND ${isSold('p')});
  END;
`
