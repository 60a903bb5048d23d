CREATE INDEX "contact_files_message" ON "contact_files" USING btree ("message_id") WHERE message_id is not null;--> statement-breakpoint
CREATE INDEX "orders_visit" ON "orders" USING btree ("visit_id") WHERE visit_id is not null;--> statement-breakpoint
CREATE INDEX "medicine_requests_account" ON "medicine_requests" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "supply_covers_plan" ON "supply_covers" USING btree ("plan_id");--> statement-breakpoint
CREATE INDEX "pens_prescription" ON "pens" USING btree ("prescription_id");