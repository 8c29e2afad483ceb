ALTER TABLE "posts" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "deleted_state" text;--> statement-breakpoint
CREATE INDEX "posts_in_trash" ON "posts" USING btree ("workspace_id","deleted_at","id") WHERE "posts"."deleted_at" is not null;