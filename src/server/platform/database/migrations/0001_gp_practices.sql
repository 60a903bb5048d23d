CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE TABLE "gp_practices" (
	"ods_code" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"address" text NOT NULL,
	"postcode" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "gp_search_words" (
	"word" text PRIMARY KEY NOT NULL,
	"in_names" text[] NOT NULL,
	"elsewhere" text[] NOT NULL
);
--> statement-breakpoint
CREATE INDEX "gp_search_words_trigrams" ON "gp_search_words" USING gin ("word" gin_trgm_ops);