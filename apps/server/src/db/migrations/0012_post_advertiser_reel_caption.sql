ALTER TABLE "posts" ADD COLUMN "advertiser" jsonb;--> statement-breakpoint
ALTER TABLE "reels" ADD COLUMN "caption" text DEFAULT '' NOT NULL;