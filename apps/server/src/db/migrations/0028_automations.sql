CREATE TABLE "automation_feeds" (
	"automation_id" integer PRIMARY KEY NOT NULL,
	"url" text NOT NULL,
	"etag" text,
	"last_modified" text,
	"read_at" timestamp with time zone,
	"next_read_at" timestamp with time zone NOT NULL,
	"failure_count" integer DEFAULT 0 NOT NULL,
	"failure_text" text
);
--> statement-breakpoint
CREATE TABLE "automation_items" (
	"automation_id" integer NOT NULL,
	"key" text NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"url" text,
	"is_old" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "automation_items_automation_id_key_pk" PRIMARY KEY("automation_id","key")
);
--> statement-breakpoint
CREATE TABLE "automation_runs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"automation_id" integer NOT NULL,
	"workspace_id" uuid NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"wall_time" text NOT NULL,
	"time_zone" text NOT NULL,
	"is_manual" boolean DEFAULT false NOT NULL,
	"key" text,
	"actor_id" uuid,
	"state" text NOT NULL,
	"rule" jsonb,
	"item_key" text,
	"item_title" text,
	"is_chosen" boolean DEFAULT false NOT NULL,
	"tried_keys" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"style" text,
	"failure_code" text,
	"failure_text" text,
	"reel_id" uuid,
	"post_id" uuid,
	"video_cost" integer DEFAULT 0 NOT NULL,
	"ai_cost" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"ai_tries" integer DEFAULT 0 NOT NULL,
	"render_tries" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "automation_runs_state_is_known" CHECK ("automation_runs"."state" in ('planned', 'making', 'made', 'skipped', 'failed')),
	CONSTRAINT "automation_runs_failure_is_known" CHECK ("automation_runs"."failure_code" in ('no_points', 'no_items', 'too_similar', 'account_unavailable', 'nothing_known', 'ai_failed', 'render_failed', 'post_not_ready', 'too_late', 'author_gone', 'source_unavailable', 'crashed')),
	CONSTRAINT "automation_runs_end_is_told" CHECK (("automation_runs"."state" in ('planned', 'making')) = ("automation_runs"."finished_at" is null)
        and ("automation_runs"."state" in ('planned', 'making')) = ("automation_runs"."next_try_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "automations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "automations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"workspace_id" uuid NOT NULL,
	"uid" uuid NOT NULL,
	"author_id" uuid,
	"rule" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"planned_until" timestamp with time zone NOT NULL,
	"next_plan_at" timestamp with time zone,
	"pause_reason" text,
	"paused_at" timestamp with time zone,
	"failures" integer DEFAULT 0 NOT NULL,
	"key" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "automations_pause_is_known" CHECK ("automations"."pause_reason" in ('user', 'failures', 'no_points', 'no_items', 'too_similar', 'account_unavailable', 'nothing_known', 'ai_failed', 'render_failed', 'post_not_ready', 'too_late', 'author_gone', 'source_unavailable', 'crashed')),
	CONSTRAINT "automations_pause_is_told" CHECK (("automations"."pause_reason" is null) = ("automations"."paused_at" is null))
);
--> statement-breakpoint
ALTER TABLE "notifications" DROP CONSTRAINT "notifications_kind_is_known";--> statement-breakpoint
ALTER TABLE "automation_feeds" ADD CONSTRAINT "automation_feeds_automation_id_automations_id_fk" FOREIGN KEY ("automation_id") REFERENCES "public"."automations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "automation_items" ADD CONSTRAINT "automation_items_automation_id_automations_id_fk" FOREIGN KEY ("automation_id") REFERENCES "public"."automations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "automation_runs" ADD CONSTRAINT "automation_runs_automation_id_automations_id_fk" FOREIGN KEY ("automation_id") REFERENCES "public"."automations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "automation_runs" ADD CONSTRAINT "automation_runs_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "automation_runs" ADD CONSTRAINT "automation_runs_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "automation_runs" ADD CONSTRAINT "automation_runs_reel_id_reels_id_fk" FOREIGN KEY ("reel_id") REFERENCES "public"."reels"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "automation_runs" ADD CONSTRAINT "automation_runs_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "automations" ADD CONSTRAINT "automations_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "automations" ADD CONSTRAINT "automations_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "automation_feeds_due" ON "automation_feeds" USING btree ("next_read_at");--> statement-breakpoint
CREATE INDEX "automation_items_order" ON "automation_items" USING btree ("automation_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "automation_runs_moment" ON "automation_runs" USING btree ("automation_id","due_at") WHERE not "automation_runs"."is_manual";--> statement-breakpoint
CREATE UNIQUE INDEX "automation_runs_key" ON "automation_runs" USING btree ("automation_id","key");--> statement-breakpoint
CREATE INDEX "automation_runs_page" ON "automation_runs" USING btree ("automation_id","due_at","id");--> statement-breakpoint
CREATE INDEX "automation_runs_due" ON "automation_runs" USING btree ("next_try_at") WHERE "automation_runs"."next_try_at" is not null;--> statement-breakpoint
CREATE INDEX "automation_runs_workspace" ON "automation_runs" USING btree ("workspace_id");--> statement-breakpoint
CREATE INDEX "automation_runs_actor" ON "automation_runs" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "automation_runs_reel" ON "automation_runs" USING btree ("reel_id");--> statement-breakpoint
CREATE INDEX "automation_runs_post" ON "automation_runs" USING btree ("post_id");--> statement-breakpoint
CREATE INDEX "automations_workspace" ON "automations" USING btree ("workspace_id","id");--> statement-breakpoint
CREATE INDEX "automations_author" ON "automations" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "automations_due" ON "automations" USING btree ("next_plan_at") WHERE "automations"."paused_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "automations_uid" ON "automations" USING btree ("uid");--> statement-breakpoint
CREATE UNIQUE INDEX "automations_key" ON "automations" USING btree ("workspace_id","key");--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_kind_is_known" CHECK ("notifications"."kind" in ('published', 'failed', 'needs_attention', 'render_ready', 'render_failed', 'approval_asked', 'approval_decided', 'commented', 'member_joined', 'ownership_offered', 'connection_needs_reauth', 'connection_expiring', 'plan_expiring', 'payment_received', 'renewal_coming', 'renewal_failed', 'plan_ended', 'automation_ready', 'automation_failed', 'automation_paused'));