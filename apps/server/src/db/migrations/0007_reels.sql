CREATE TABLE "generation_results" (
	"generation_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"resource_id" uuid NOT NULL,
	CONSTRAINT "generation_results_generation_id_position_pk" PRIMARY KEY("generation_id","position")
);
--> statement-breakpoint
CREATE TABLE "generations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"user_id" uuid,
	"reel_id" uuid,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"output" text NOT NULL,
	"state" text NOT NULL,
	"progress" integer DEFAULT 0 NOT NULL,
	"scene" jsonb NOT NULL,
	"moments" jsonb,
	"assets" jsonb NOT NULL,
	"seconds" double precision NOT NULL,
	"fingerprint" text NOT NULL,
	"cost" integer NOT NULL,
	"is_reused" boolean DEFAULT false NOT NULL,
	"reservation_id" uuid,
	"failure_code" text,
	"failure_text" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"lease_owner" uuid,
	"lease_until" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"started_at" timestamp with time zone,
	"finished_at" timestamp with time zone,
	CONSTRAINT "generations_kind_is_known" CHECK ("generations"."kind" in ('slideshow')),
	CONSTRAINT "generations_output_is_known" CHECK ("generations"."output" in ('video', 'carousel')),
	CONSTRAINT "generations_state_is_known" CHECK ("generations"."state" in ('queued', 'rendering', 'ready', 'failed', 'cancelled')),
	CONSTRAINT "generations_progress_is_percent" CHECK ("generations"."progress" between 0 and 100),
	CONSTRAINT "generations_end_is_told" CHECK (("generations"."state" in ('queued', 'rendering')) = ("generations"."finished_at" is null)
        and ("generations"."state" = 'rendering') = ("generations"."lease_owner" is not null)
        and ("generations"."state" = 'rendering') = ("generations"."lease_until" is not null)
        and ("generations"."state" = 'failed') = ("generations"."failure_text" is not null))
);
--> statement-breakpoint
CREATE TABLE "reels" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"author_id" uuid,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"search_text" text NOT NULL,
	"form" jsonb NOT NULL,
	"seconds" double precision NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"key" text,
	"key_hash" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reels_kind_is_known" CHECK ("reels"."kind" in ('slideshow'))
);
--> statement-breakpoint
CREATE TABLE "render_workers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slots" integer NOT NULL,
	"seen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "notifications" DROP CONSTRAINT "notifications_kind_is_known";--> statement-breakpoint
ALTER TABLE "generation_results" ADD CONSTRAINT "generation_results_generation_id_generations_id_fk" FOREIGN KEY ("generation_id") REFERENCES "public"."generations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "generation_results" ADD CONSTRAINT "generation_results_resource_id_resources_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resources"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "generations" ADD CONSTRAINT "generations_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "generations" ADD CONSTRAINT "generations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "generations" ADD CONSTRAINT "generations_reel_id_reels_id_fk" FOREIGN KEY ("reel_id") REFERENCES "public"."reels"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "generations" ADD CONSTRAINT "generations_reservation_id_points_entries_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."points_entries"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reels" ADD CONSTRAINT "reels_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reels" ADD CONSTRAINT "reels_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "generation_results_resource" ON "generation_results" USING btree ("resource_id");--> statement-breakpoint
CREATE INDEX "generations_page" ON "generations" USING btree ("workspace_id","id");--> statement-breakpoint
CREATE INDEX "generations_user" ON "generations" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "generations_reel" ON "generations" USING btree ("reel_id","id");--> statement-breakpoint
CREATE INDEX "generations_reservation" ON "generations" USING btree ("reservation_id");--> statement-breakpoint
CREATE INDEX "generations_served" ON "generations" USING btree ("workspace_id","started_at");--> statement-breakpoint
CREATE INDEX "generations_ended" ON "generations" USING btree ("finished_at");--> statement-breakpoint
CREATE INDEX "generations_made" ON "generations" USING btree ("workspace_id","fingerprint") WHERE "generations"."state" = 'ready';--> statement-breakpoint
CREATE INDEX "generations_waiting" ON "generations" USING btree ("id") WHERE "generations"."state" = 'queued';--> statement-breakpoint
CREATE INDEX "generations_leases" ON "generations" USING btree ("lease_until") WHERE "generations"."state" = 'rendering';--> statement-breakpoint
CREATE UNIQUE INDEX "generations_one_of_a_reel" ON "generations" USING btree ("workspace_id",coalesce("reel_id", '00000000-0000-0000-0000-000000000000'::uuid),"fingerprint") WHERE "generations"."state" in ('queued', 'rendering');--> statement-breakpoint
CREATE INDEX "reels_page" ON "reels" USING btree ("workspace_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "reels_author" ON "reels" USING btree ("author_id");--> statement-breakpoint
CREATE UNIQUE INDEX "reels_key" ON "reels" USING btree ("workspace_id","key");--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_kind_is_known" CHECK ("notifications"."kind" in ('published', 'failed', 'needs_attention', 'render_ready', 'render_failed', 'approval_asked', 'approval_decided', 'connection_needs_reauth', 'connection_expiring', 'plan_expiring'));