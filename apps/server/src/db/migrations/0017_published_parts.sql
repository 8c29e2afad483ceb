ALTER TABLE "post_targets" ADD COLUMN "notice" text;--> statement-breakpoint
ALTER TABLE "post_targets" ADD COLUMN "replies" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
UPDATE "post_targets" SET "replies" = to_jsonb(ARRAY(SELECT "last_reply" FROM generate_series(1, "replies_sent")))
WHERE "replies_sent" > 0 AND "last_reply" IS NOT NULL;
