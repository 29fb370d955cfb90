/** Raised whenever the tables change, so that an older file is refused with a sentence and not with an odd failure. */
export const SCHEMA_VERSION = 1

/**
 * The back end's tables. Money is integer ten-thousandths of a dollar without tax, quantities and lengths integer
 * thousandths, switches 0 or 1, moments milliseconds since the epoch, lists of files joined by `|` as the wire has them.
 */
export const SCHEMA = `
CREATE TABLE merchant (
  id TEXT NOT NULL, company_id TEXT NOT NULL, device_id TEXT NOT NULL,
  tax_rate INTEGER NOT NULL, next_transaction_number INTEGER NOT NULL
) STRICT;

CREATE TABLE widgets (
  object_set TEXT NOT NULL, label TEXT NOT NULL, type TEXT NOT NULL, is_enabled INTEGER NOT NULL,
  value TEXT NOT NULL, value_2 TEXT NOT NULL, description TEXT NOT NULL
) STRICT;
CREATE INDEX widgets_by_set ON widgets (object_set);

CREATE TABLE menu (
  category TEXT NOT NULL, type TEXT NOT NULL, class TEXT NOT NULL, name TEXT NOT NULL, files TEXT NOT NULL,
  PRIMARY KEY (category, type, class)
) STRICT;

CREATE TABLE products (
  position INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE,
  category TEXT NOT NULL, type TEXT NOT NULL, class TEXT NOT NULL,
  short_description TEXT NOT NULL, long_description TEXT NOT NULL, image TEXT NOT NULL,
  rrp INTEGER NOT NULL, trade_price INTEGER NOT NULL, best_price INTEGER NOT NULL, customer_price INTEGER NOT NULL,
  units TEXT NOT NULL, is_tally INTEGER NOT NULL,
  gallery TEXT NOT NULL, files TEXT NOT NULL, file_types TEXT NOT NULL, search_text TEXT NOT NULL
) STRICT;
CREATE INDEX products_by_menu ON products (category, type, class);

CREATE TABLE product_lengths (
  product_id TEXT NOT NULL REFERENCES products (id), length INTEGER NOT NULL, quantity INTEGER NOT NULL,
  PRIMARY KEY (product_id, length)
) STRICT, WITHOUT ROWID;

CREATE TABLE product_information (
  product_id TEXT NOT NULL REFERENCES products (id), kind TEXT NOT NULL,
  item_type TEXT NOT NULL, item_description TEXT NOT NULL
) STRICT;
CREATE INDEX information_by_product ON product_information (product_id, kind);

CREATE TABLE branches (
  id TEXT PRIMARY KEY, name TEXT NOT NULL,
  address_1 TEXT NOT NULL, address_2 TEXT NOT NULL, address_3 TEXT NOT NULL, phone TEXT NOT NULL,
  latitude REAL NOT NULL, longitude REAL NOT NULL, is_ordering INTEGER NOT NULL, is_listed INTEGER NOT NULL
) STRICT;

CREATE TABLE states (id TEXT PRIMARY KEY, name TEXT NOT NULL) STRICT;
CREATE TABLE vehicles (id TEXT PRIMARY KEY, description TEXT NOT NULL) STRICT;
CREATE TABLE despatch_methods (
  name TEXT PRIMARY KEY, description TEXT NOT NULL, is_delivery INTEGER NOT NULL
) STRICT;

CREATE TABLE places (
  suburb TEXT NOT NULL, state_id TEXT NOT NULL REFERENCES states (id), postcode TEXT NOT NULL,
  latitude REAL NOT NULL, longitude REAL NOT NULL
) STRICT;

CREATE TABLE delivery_bands (
  vehicle_id TEXT NOT NULL, max_km INTEGER NOT NULL, product_id TEXT NOT NULL REFERENCES products (id),
  PRIMARY KEY (vehicle_id, max_km)
) STRICT;

CREATE TABLE customers (
  id TEXT PRIMARY KEY, name TEXT NOT NULL,
  bill_address TEXT NOT NULL, bill_suburb TEXT NOT NULL, bill_state TEXT NOT NULL, bill_postcode TEXT NOT NULL,
  phone TEXT NOT NULL, fax TEXT NOT NULL, mobile TEXT NOT NULL,
  current_balance INTEGER NOT NULL, balance_30_day INTEGER NOT NULL, balance_overdue INTEGER NOT NULL
) STRICT;

CREATE TABLE users (
  id TEXT PRIMARY KEY, name TEXT NOT NULL UNIQUE COLLATE NOCASE, password TEXT NOT NULL,
  customer_id TEXT NOT NULL REFERENCES customers (id),
  first_name TEXT NOT NULL, last_name TEXT NOT NULL, email TEXT NOT NULL, is_active INTEGER NOT NULL,
  last_login_date TEXT NOT NULL, last_login_time INTEGER NOT NULL,
  this_login_date TEXT, this_login_time INTEGER
) STRICT;

CREATE TABLE registrations (
  id INTEGER PRIMARY KEY, customer_id TEXT NOT NULL, user_name TEXT NOT NULL,
  first_name TEXT NOT NULL, last_name TEXT NOT NULL, email TEXT NOT NULL,
  statement_date TEXT NOT NULL, statement_reference TEXT NOT NULL, asked_at INTEGER NOT NULL
) STRICT;

CREATE TABLE sessions (
  id TEXT PRIMARY KEY, user_id TEXT NOT NULL REFERENCES users (id),
  last_used_at INTEGER NOT NULL, is_ended INTEGER NOT NULL DEFAULT 0
) STRICT;

CREATE TABLE carts (
  id TEXT PRIMARY KEY, customer_id TEXT NOT NULL REFERENCES customers (id),
  is_closed INTEGER NOT NULL DEFAULT 0, next_line_id INTEGER NOT NULL DEFAULT 1, made_at INTEGER NOT NULL
) STRICT;

CREATE TABLE cart_lines (
  cart_id TEXT NOT NULL REFERENCES carts (id), line_id INTEGER NOT NULL,
  product_id TEXT NOT NULL REFERENCES products (id), uom TEXT NOT NULL, quantity INTEGER NOT NULL,
  is_tally INTEGER NOT NULL, PRIMARY KEY (cart_id, line_id)
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX one_line_a_unit ON cart_lines (cart_id, product_id, uom) WHERE is_tally = 0;

CREATE TABLE cart_tallies (
  cart_id TEXT NOT NULL, line_id INTEGER NOT NULL, position INTEGER NOT NULL,
  length INTEGER NOT NULL, quantity INTEGER NOT NULL, PRIMARY KEY (cart_id, line_id, position),
  FOREIGN KEY (cart_id, line_id) REFERENCES cart_lines (cart_id, line_id) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

CREATE TABLE transactions (
  number INTEGER NOT NULL, suffix INTEGER NOT NULL, type TEXT NOT NULL,
  customer_id TEXT NOT NULL REFERENCES customers (id), user_id TEXT NOT NULL, cart_id TEXT UNIQUE,
  branch_id TEXT NOT NULL, despatch_method TEXT NOT NULL, order_reference TEXT NOT NULL, job_name TEXT NOT NULL,
  ship_address TEXT NOT NULL, ship_suburb TEXT NOT NULL, ship_state TEXT NOT NULL, ship_postcode TEXT NOT NULL,
  contact_name TEXT NOT NULL, contact_email TEXT NOT NULL, instructions TEXT NOT NULL, required_at TEXT NOT NULL,
  invoice_date TEXT NOT NULL, user_comment TEXT NOT NULL,
  total_without_tax INTEGER NOT NULL, total_tax INTEGER NOT NULL, total INTEGER NOT NULL, placed_at INTEGER NOT NULL,
  PRIMARY KEY (number, suffix)
) STRICT;
CREATE INDEX transactions_by_customer ON transactions (customer_id, placed_at);

CREATE TABLE transaction_lines (
  number INTEGER NOT NULL, suffix INTEGER NOT NULL, line_id INTEGER NOT NULL, product_id TEXT NOT NULL,
  description TEXT NOT NULL, uom TEXT NOT NULL, quantity INTEGER NOT NULL, is_tally INTEGER NOT NULL,
  unit_price INTEGER NOT NULL, unit_tax INTEGER NOT NULL, PRIMARY KEY (number, suffix, line_id),
  FOREIGN KEY (number, suffix) REFERENCES transactions (number, suffix)
) STRICT, WITHOUT ROWID;

CREATE TABLE transaction_tallies (
  number INTEGER NOT NULL, suffix INTEGER NOT NULL, line_id INTEGER NOT NULL, position INTEGER NOT NULL,
  length INTEGER NOT NULL, quantity INTEGER NOT NULL, PRIMARY KEY (number, suffix, line_id, position),
  FOREIGN KEY (number, suffix, line_id) REFERENCES transaction_lines (number, suffix, line_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE deliveries (
  number INTEGER NOT NULL, suffix INTEGER NOT NULL, branch_id TEXT NOT NULL, vehicle_id TEXT NOT NULL,
  is_contact_on_site INTEGER NOT NULL, contact_name TEXT NOT NULL, contact_phone TEXT NOT NULL,
  delivery_date TEXT NOT NULL, distance_km REAL NOT NULL, latitude REAL NOT NULL, longitude REAL NOT NULL,
  PRIMARY KEY (number, suffix), FOREIGN KEY (number, suffix) REFERENCES transactions (number, suffix)
) STRICT, WITHOUT ROWID;
`
