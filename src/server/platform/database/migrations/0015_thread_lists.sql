DROP INDEX "threads_waiting";--> statement-breakpoint
CREATE INDEX "threads_last" ON "threads" USING btree ("last_at","account_id");--> statement-breakpoint
CREATE INDEX "threads_assigned" ON "threads" USING btree ("assigned_to") WHERE assigned_to is not null;--> statement-breakpoint
CREATE INDEX "threads_waiting" ON "threads" USING btree ("due_at","account_id") WHERE waiting_for = 'team';