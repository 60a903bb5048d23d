ALTER TABLE "answer_sets" DROP CONSTRAINT "answer_sets_visit_id_questionnaire_pk";--> statement-breakpoint
ALTER TABLE "answer_sets" ALTER COLUMN "visit_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "answer_sets" ADD COLUMN "account_id" uuid;--> statement-breakpoint
ALTER TABLE "answer_sets" ADD COLUMN "instance" uuid DEFAULT '00000000-0000-0000-0000-000000000000' NOT NULL;--> statement-breakpoint
ALTER TABLE "answer_sets" ADD CONSTRAINT "answer_sets_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "answer_sets_of_visit" ON "answer_sets" USING btree ("visit_id","questionnaire");--> statement-breakpoint
CREATE UNIQUE INDEX "answer_sets_of_account" ON "answer_sets" USING btree ("account_id","questionnaire","instance") WHERE account_id is not null;--> statement-breakpoint
ALTER TABLE "answer_sets" ADD CONSTRAINT "answer_sets_owner" CHECK (num_nonnulls(visit_id, account_id) = 1);--> statement-breakpoint
ALTER TABLE "answer_sets" ADD CONSTRAINT "answer_sets_first" CHECK (visit_id is null or instance = '00000000-0000-0000-0000-000000000000');