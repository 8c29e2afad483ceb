CREATE TABLE "post_targets" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"post_id" uuid NOT NULL,
	"connection_id" uuid,
	"network" text NOT NULL,
	"account_title" text NOT NULL,
	"override_text" text,
	"override_media_ids" uuid[],
	"settings" jsonb NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"due_at" timestamp with time zone,
	"next_at" timestamp with time zone,
	"lease_owner" uuid,
	"lease_until" timestamp with time zone,
	"publication" jsonb,
	"progress" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"failure_count" integer DEFAULT 0 NOT NULL,
	"started_at" timestamp with time zone,
	"failure" jsonb,
	"is_draft_at_network" boolean DEFAULT false NOT NULL,
	"external_id" text,
	"external_details" jsonb,
	"url" text,
	"published_at" timestamp with time zone,
	"replies_sent" integer DEFAULT 0 NOT NULL,
	"last_reply" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "post_targets_state_is_known" CHECK ("post_targets"."state" in ('draft', 'pending_approval', 'scheduled', 'claimed', 'preparing', 'submitting', 'processing', 'published', 'failed', 'needs_attention', 'missed', 'cancelled', 'removed')),
	CONSTRAINT "post_targets_network_is_known" CHECK ("post_targets"."network" in ('youtube', 'tiktok', 'linkedin', 'threads', 'bluesky', 'pinterest', 'instagram', 'telegram')),
	CONSTRAINT "post_targets_published_is_clean" CHECK ("post_targets"."state" not in ('published', 'removed') or "post_targets"."failure" is null)
);
--> statement-breakpoint
CREATE TABLE "posts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"author_id" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"text" text NOT NULL,
	"search_text" text NOT NULL,
	"media_ids" uuid[] DEFAULT '{}' NOT NULL,
	"utm" jsonb,
	"erid" text DEFAULT '' NOT NULL,
	"due_at" timestamp with time zone,
	"wall_time" text,
	"time_zone" text,
	"repeat_rule" jsonb,
	"repeated_until" text,
	"repeat_of" uuid,
	"review_note" text,
	"idempotency_key" text,
	"idempotency_hash" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "posts_time_is_whole" CHECK (("posts"."due_at" is null) = ("posts"."wall_time" is null) and ("posts"."due_at" is null) = ("posts"."time_zone" is null))
);
--> statement-breakpoint
CREATE TABLE "publish_attempts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"target_id" uuid NOT NULL,
	"part" integer NOT NULL,
	"number" integer NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"code" text,
	"started_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "publish_attempts_state_is_known" CHECK ("publish_attempts"."state" in ('open', 'accepted', 'published', 'rejected', 'unknown', 'absent'))
);
--> statement-breakpoint
CREATE TABLE "target_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"target_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"from_state" text,
	"to_state" text NOT NULL,
	"cause" text NOT NULL,
	"note" text,
	"actor_id" uuid
);
--> statement-breakpoint
CREATE TABLE "hashtag_sets" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"name" text NOT NULL,
	"tags" text[] NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "network_pauses" (
	"network" text PRIMARY KEY NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"until" timestamp with time zone NOT NULL,
	"accounts" uuid[] NOT NULL,
	"pauses" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "network_pauses_network_is_known" CHECK ("network_pauses"."network" in ('youtube', 'tiktok', 'linkedin', 'threads', 'bluesky', 'pinterest', 'instagram', 'telegram'))
);
--> statement-breakpoint
CREATE TABLE "post_imports" (
	"workspace_id" uuid NOT NULL,
	"key" uuid NOT NULL,
	"hash" text NOT NULL,
	"created" integer NOT NULL,
	"skipped" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "post_imports_workspace_id_key_pk" PRIMARY KEY("workspace_id","key")
);
--> statement-breakpoint
CREATE TABLE "posting_slots" (
	"connection_id" uuid NOT NULL,
	"workspace_id" uuid NOT NULL,
	"weekday" integer NOT NULL,
	"time" text NOT NULL,
	CONSTRAINT "posting_slots_connection_id_weekday_time_pk" PRIMARY KEY("connection_id","weekday","time")
);
--> statement-breakpoint
CREATE TABLE "publisher_accounts" (
	"connection_id" uuid PRIMARY KEY NOT NULL,
	"busy_target" uuid,
	"busy_until" timestamp with time zone,
	"free_at" timestamp with time zone,
	"busy_since" timestamp with time zone,
	"used_at" timestamp with time zone,
	"options" jsonb,
	"options_read_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "publisher_settings" (
	"workspace_id" uuid PRIMARY KEY NOT NULL,
	"is_approval_required" boolean DEFAULT false NOT NULL,
	"late_limit_minutes" integer DEFAULT 15 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "publisher_workers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"seen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "notifications" DROP CONSTRAINT "notifications_kind_is_known";--> statement-breakpoint
ALTER TABLE "post_targets" ADD CONSTRAINT "post_targets_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_targets" ADD CONSTRAINT "post_targets_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_targets" ADD CONSTRAINT "post_targets_connection_id_connections_id_fk" FOREIGN KEY ("connection_id") REFERENCES "public"."connections"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_repeat_of_posts_id_fk" FOREIGN KEY ("repeat_of") REFERENCES "public"."posts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publish_attempts" ADD CONSTRAINT "publish_attempts_target_id_post_targets_id_fk" FOREIGN KEY ("target_id") REFERENCES "public"."post_targets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "target_events" ADD CONSTRAINT "target_events_target_id_post_targets_id_fk" FOREIGN KEY ("target_id") REFERENCES "public"."post_targets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "target_events" ADD CONSTRAINT "target_events_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hashtag_sets" ADD CONSTRAINT "hashtag_sets_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_imports" ADD CONSTRAINT "post_imports_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posting_slots" ADD CONSTRAINT "posting_slots_connection_id_connections_id_fk" FOREIGN KEY ("connection_id") REFERENCES "public"."connections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posting_slots" ADD CONSTRAINT "posting_slots_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publisher_accounts" ADD CONSTRAINT "publisher_accounts_connection_id_connections_id_fk" FOREIGN KEY ("connection_id") REFERENCES "public"."connections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publisher_settings" ADD CONSTRAINT "publisher_settings_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "post_targets_one_of_a_connection" ON "post_targets" USING btree ("post_id","connection_id");--> statement-breakpoint
CREATE INDEX "post_targets_next" ON "post_targets" USING btree ("next_at") WHERE "post_targets"."next_at" is not null;--> statement-breakpoint
CREATE INDEX "post_targets_state" ON "post_targets" USING btree ("workspace_id","state","due_at");--> statement-breakpoint
CREATE INDEX "post_targets_connection" ON "post_targets" USING btree ("connection_id","due_at");--> statement-breakpoint
CREATE UNIQUE INDEX "posts_idempotency" ON "posts" USING btree ("workspace_id","idempotency_key");--> statement-breakpoint
CREATE UNIQUE INDEX "posts_one_repetition" ON "posts" USING btree ("repeat_of","wall_time");--> statement-breakpoint
CREATE INDEX "posts_by_due" ON "posts" USING btree ("workspace_id","due_at","id");--> statement-breakpoint
CREATE INDEX "posts_by_update" ON "posts" USING btree ("workspace_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "posts_repeating" ON "posts" USING btree ("repeated_until") WHERE "posts"."repeat_rule" is not null;--> statement-breakpoint
CREATE INDEX "posts_author" ON "posts" USING btree ("author_id");--> statement-breakpoint
CREATE UNIQUE INDEX "publish_attempts_number" ON "publish_attempts" USING btree ("target_id","part","number");--> statement-breakpoint
CREATE UNIQUE INDEX "publish_attempts_one_open" ON "publish_attempts" USING btree ("target_id","part") WHERE "publish_attempts"."state" not in ('rejected', 'absent');--> statement-breakpoint
CREATE INDEX "target_events_target" ON "target_events" USING btree ("target_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "hashtag_sets_name" ON "hashtag_sets" USING btree ("workspace_id","name");--> statement-breakpoint
CREATE INDEX "posting_slots_workspace" ON "posting_slots" USING btree ("workspace_id");--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_kind_is_known" CHECK ("notifications"."kind" in ('published', 'failed', 'needs_attention', 'render_ready', 'approval_asked', 'approval_decided', 'connection_needs_reauth', 'connection_expiring', 'plan_expiring'));