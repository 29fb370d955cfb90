/**
 * Raised whenever the tables change, or how they are filled, so that an older file is refused with a sentence and not
 * with an odd failure.
 */
export const SCHEMA_VERSION = 6

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
  gallery TEXT NOT NULL, files TEXT NOT NULL, file_types TEXT NOT NULL, search_text TEXT NOT NULL,
  tax_rate INTEGER -- of its own, in hundredths of a percent; else the merchant's
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
  quoted INTEGER, -- what is said before the order, where the product costs something else
  PRIMARY KEY (vehicle_id, max_km)
) STRICT;

CREATE TABLE customers (
  id TEXT PRIMARY KEY, name TEXT NOT NULL,
  bill_address TEXT NOT NULL, bill_suburb TEXT NOT NULL, bill_state TEXT NOT NULL, bill_postcode TEXT NOT NULL,
  phone TEXT NOT NULL, fax TEXT NOT NULL, mobile TEXT NOT NULL,
  is_active INTEGER NOT NULL, is_price_book_enabled INTEGER NOT NULL
) STRICT;

CREATE TABLE users (
  id TEXT PRIMARY KEY, contact_id TEXT NOT NULL UNIQUE, name TEXT NOT NULL UNIQUE COLLATE NOCASE,
  password TEXT NOT NULL, customer_id TEXT NOT NULL REFERENCES customers (id),
  role TEXT NOT NULL CHECK (role IN ('admin', 'sales')),
  can_access_web INTEGER NOT NULL, can_access_mobile INTEGER NOT NULL,
  first_name TEXT NOT NULL, last_name TEXT NOT NULL, email TEXT NOT NULL, phone_mobile TEXT NOT NULL,
  phone_business TEXT NOT NULL, phone_home TEXT NOT NULL, fax TEXT NOT NULL,
  last_login_date TEXT NOT NULL, last_login_time INTEGER NOT NULL,
  this_login_date TEXT, this_login_time INTEGER
) STRICT;

CREATE TABLE registrations (
  id INTEGER PRIMARY KEY, customer_id TEXT NOT NULL, user_name TEXT NOT NULL, password TEXT NOT NULL,
  first_name TEXT NOT NULL, last_name TEXT NOT NULL, email TEXT NOT NULL,
  statement_date TEXT NOT NULL, statement_reference TEXT NOT NULL, asked_at INTEGER NOT NULL,
  state TEXT NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'approved', 'declined'))
) STRICT;

CREATE TABLE sessions (
  id TEXT PRIMARY KEY, user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  last_used_at INTEGER NOT NULL, is_ended INTEGER NOT NULL DEFAULT 0
) STRICT;

CREATE TABLE wrong_passwords (
  user_name TEXT PRIMARY KEY COLLATE NOCASE, count INTEGER NOT NULL, last_at INTEGER NOT NULL
) STRICT;

-- A list is a cart under a name. The merchant's own lists ('Generic') belong to no customer.
CREATE TABLE carts (
  id TEXT PRIMARY KEY, customer_id TEXT REFERENCES customers (id),
  is_closed INTEGER NOT NULL DEFAULT 0, next_line_id INTEGER NOT NULL DEFAULT 1, made_at INTEGER NOT NULL,
  list_name TEXT, list_type TEXT CHECK (list_type IN ('Custom', 'Generic')),
  CHECK ((list_name IS NULL) = (list_type IS NULL)),
  CHECK ((customer_id IS NULL) = (list_type IS 'Generic'))
) STRICT;
CREATE UNIQUE INDEX one_list_a_name ON carts (customer_id, list_name) WHERE list_name IS NOT NULL;

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

-- Orders, quotes, invoices and credits; a credit's amounts are below 0.
CREATE TABLE transactions (
  number INTEGER NOT NULL, suffix INTEGER NOT NULL,
  type TEXT NOT NULL CHECK (type IN ('Order', 'Quote', 'Invoice', 'Credit')),
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

-- What was paid, or set off, of an invoice or a credit, and when: its balance at any day follows from these.
CREATE TABLE settlements (
  number INTEGER NOT NULL, suffix INTEGER NOT NULL, settled_on TEXT NOT NULL, amount INTEGER NOT NULL,
  FOREIGN KEY (number, suffix) REFERENCES transactions (number, suffix)
) STRICT;
CREATE INDEX settlements_by_transaction ON settlements (number, suffix, settled_on, amount);

-- Which statements were sent; what one says follows from the transactions and settlements up to its day.
CREATE TABLE statements (
  customer_id TEXT NOT NULL REFERENCES customers (id), dated TEXT NOT NULL, reference TEXT NOT NULL,
  PRIMARY KEY (customer_id, dated)
) STRICT, WITHOUT ROWID;

-- The outbox: nothing leaves the machine. 'about' names transactions ('Invoice 418900-1') or a statement's day, by '|'.
CREATE TABLE emails (
  id INTEGER PRIMARY KEY, customer_id TEXT NOT NULL, user_id TEXT NOT NULL, kind TEXT NOT NULL,
  to_address TEXT NOT NULL, cc TEXT NOT NULL, bcc TEXT NOT NULL, from_address TEXT NOT NULL,
  subject TEXT NOT NULL, body TEXT NOT NULL, format TEXT NOT NULL, about TEXT NOT NULL, sent_at INTEGER NOT NULL
) STRICT;

CREATE TABLE payment_sessions (
  id TEXT PRIMARY KEY, customer_id TEXT NOT NULL REFERENCES customers (id), amount INTEGER NOT NULL,
  reference TEXT NOT NULL, url_approved TEXT NOT NULL, url_cancelled TEXT NOT NULL, url_declined TEXT NOT NULL,
  status TEXT NOT NULL DEFAULT 'pending' CHECK (status IN ('pending', 'approved', 'declined', 'cancelled')),
  made_at INTEGER NOT NULL
) STRICT;

CREATE TABLE price_books (
  customer_id TEXT PRIMARY KEY REFERENCES customers (id), last_calculated TEXT NOT NULL, type TEXT NOT NULL,
  format TEXT NOT NULL, recipient TEXT NOT NULL, frequency TEXT NOT NULL, has_new_codes INTEGER NOT NULL,
  has_core_only INTEGER NOT NULL, is_quarterly INTEGER NOT NULL, is_zipped INTEGER NOT NULL
) STRICT;

CREATE TABLE price_book_history (
  id INTEGER PRIMARY KEY, customer_id TEXT NOT NULL REFERENCES price_books (customer_id),
  generated_on TEXT NOT NULL, type TEXT NOT NULL, format TEXT NOT NULL, recipient TEXT NOT NULL,
  has_new_codes INTEGER NOT NULL, has_core_only INTEGER NOT NULL
) STRICT;

-- No customer: for every one.
CREATE TABLE downloads (
  id INTEGER PRIMARY KEY, customer_id TEXT REFERENCES customers (id), file_name TEXT NOT NULL,
  description TEXT NOT NULL, category TEXT NOT NULL, dated TEXT NOT NULL, path TEXT NOT NULL
) STRICT;
`
