-- run outside a transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS "pens_serial" ON "pens" USING btree ("gtin","serial") WHERE serial is not null;
