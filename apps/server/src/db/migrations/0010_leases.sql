CREATE TABLE "workers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"slots" integer NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "workers_kind_is_known" CHECK ("workers"."kind" in ('publisher', 'renderer'))
);
--> statement-breakpoint
ALTER TABLE "publisher_workers" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "render_workers" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP TABLE "publisher_workers" CASCADE;--> statement-breakpoint
DROP TABLE "render_workers" CASCADE;--> statement-breakpoint
DROP INDEX "ai_requests_running";--> statement-breakpoint
ALTER TABLE "ai_requests" RENAME COLUMN "alive_at" TO "lease_until";--> statement-breakpoint
ALTER TABLE "connections" ADD COLUMN "lease_owner" uuid;--> statement-breakpoint
CREATE INDEX "ai_requests_running" ON "ai_requests" USING btree ("lease_until") WHERE "ai_requests"."state" = 'running';