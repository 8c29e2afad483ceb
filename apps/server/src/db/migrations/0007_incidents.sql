CREATE TABLE "incidents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"part" text NOT NULL,
	"state" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "incidents_state_is_known" CHECK ("incidents"."state" in ('slow', 'down'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX "incidents_open" ON "incidents" USING btree ("part") WHERE "incidents"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "incidents_by_start" ON "incidents" USING btree ("started_at");