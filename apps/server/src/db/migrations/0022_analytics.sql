CREATE TABLE "analytics_group_members" (
	"group_id" uuid NOT NULL,
	"subject_id" uuid NOT NULL,
	CONSTRAINT "analytics_group_members_group_id_subject_id_pk" PRIMARY KEY("group_id","subject_id")
);
--> statement-breakpoint
CREATE TABLE "analytics_groups" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "analytics_groups_kind_is_known" CHECK ("analytics_groups"."kind" in ('account', 'work_item'))
);
--> statement-breakpoint
CREATE TABLE "report_links" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"created_by" uuid,
	"token_hash" text NOT NULL,
	"title" text NOT NULL,
	"query" jsonb NOT NULL,
	"password_hash" text,
	"expires_at" timestamp with time zone NOT NULL,
	"open_count" integer DEFAULT 0 NOT NULL,
	"opened_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "analytics_accounts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"network" text NOT NULL,
	"external_id" text NOT NULL,
	"title" text NOT NULL,
	"handle" text,
	"avatar_url" text,
	"profile_url" text,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"connection_id" uuid,
	"is_tracked" boolean DEFAULT false NOT NULL,
	"listed_at" timestamp with time zone,
	"refused_metrics" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "analytics_accounts_network_is_known" CHECK ("analytics_accounts"."network" in ('youtube', 'tiktok', 'linkedin', 'threads', 'bluesky', 'pinterest', 'instagram', 'telegram'))
);
--> statement-breakpoint
CREATE TABLE "metric_days" (
	"account_id" uuid NOT NULL,
	"source" text NOT NULL,
	"metric" text NOT NULL,
	"day" date NOT NULL,
	"workspace_id" uuid NOT NULL,
	"network" text NOT NULL,
	"value" numeric NOT NULL,
	"captured_at" timestamp with time zone NOT NULL,
	CONSTRAINT "metric_days_account_id_source_metric_day_pk" PRIMARY KEY("account_id","source","metric","day"),
	CONSTRAINT "metric_days_source_is_known" CHECK ("metric_days"."source" in ('account', 'items'))
);
--> statement-breakpoint
CREATE TABLE "metric_latest" (
	"subject_id" uuid NOT NULL,
	"metric" text NOT NULL,
	"workspace_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"value" numeric NOT NULL,
	"captured_at" timestamp with time zone NOT NULL,
	CONSTRAINT "metric_latest_subject_id_metric_pk" PRIMARY KEY("subject_id","metric"),
	CONSTRAINT "metric_latest_kind_is_known" CHECK ("metric_latest"."kind" in ('account', 'work_item'))
);
--> statement-breakpoint
CREATE TABLE "metric_points" (
	"subject_id" uuid NOT NULL,
	"metric" text NOT NULL,
	"bucket_at" timestamp with time zone NOT NULL,
	"value" numeric NOT NULL,
	"captured_at" timestamp with time zone NOT NULL,
	"reading_id" uuid NOT NULL,
	CONSTRAINT "metric_points_subject_id_metric_bucket_at_pk" PRIMARY KEY("subject_id","metric","bucket_at")
) PARTITION BY RANGE ("bucket_at");
--> statement-breakpoint
CREATE TABLE "metric_readings" (
	"id" uuid NOT NULL,
	"subject_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"outcome" text NOT NULL,
	"failure_code" text,
	"missing_names" text[] NOT NULL,
	"next_at" timestamp with time zone,
	CONSTRAINT "metric_readings_subject_id_at_id_pk" PRIMARY KEY("subject_id","at","id"),
	CONSTRAINT "metric_readings_outcome_is_known" CHECK ("metric_readings"."outcome" in ('found', 'not_allowed', 'absent', 'failed'))
) PARTITION BY RANGE ("at");
--> statement-breakpoint
CREATE TABLE "metric_subjects" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"network" text NOT NULL,
	"account_id" uuid NOT NULL,
	"work_item_id" uuid,
	"next_at" timestamp with time zone,
	"lease_owner" uuid,
	"lease_until" timestamp with time zone,
	"failure_count" integer DEFAULT 0 NOT NULL,
	"read_at" timestamp with time zone,
	"outcome" text,
	"failure_code" text,
	"failure_message" text,
	"missing_names" text[] DEFAULT '{}' NOT NULL,
	"found_at" timestamp with time zone,
	CONSTRAINT "metric_subjects_network_is_known" CHECK ("metric_subjects"."network" in ('youtube', 'tiktok', 'linkedin', 'threads', 'bluesky', 'pinterest', 'instagram', 'telegram')),
	CONSTRAINT "metric_subjects_kind_is_known" CHECK ("metric_subjects"."kind" in ('account', 'work_item')),
	CONSTRAINT "metric_subjects_outcome_is_known" CHECK ("metric_subjects"."outcome" in ('found', 'not_allowed', 'absent', 'failed')),
	CONSTRAINT "metric_subjects_id_is_of_its_kind" CHECK ("metric_subjects"."id" = coalesce("metric_subjects"."work_item_id", "metric_subjects"."account_id")
        and ("metric_subjects"."kind" = 'work_item') = ("metric_subjects"."work_item_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "network_usage" (
	"network" text NOT NULL,
	"scope" text NOT NULL,
	"window_start" timestamp with time zone NOT NULL,
	"used" integer NOT NULL,
	CONSTRAINT "network_usage_network_scope_window_start_pk" PRIMARY KEY("network","scope","window_start"),
	CONSTRAINT "network_usage_network_is_known" CHECK ("network_usage"."network" in ('youtube', 'tiktok', 'linkedin', 'threads', 'bluesky', 'pinterest', 'instagram', 'telegram'))
);
--> statement-breakpoint
CREATE TABLE "work_items" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"network" text NOT NULL,
	"external_id" text NOT NULL,
	"external_details" jsonb NOT NULL,
	"target_id" uuid,
	"post_id" uuid,
	"reel_id" uuid,
	"is_ai" boolean,
	"published_at" timestamp with time zone NOT NULL,
	"caption" text NOT NULL,
	"kind" text NOT NULL,
	"duration_seconds" double precision,
	"permalink" text,
	"thumbnail_url" text,
	"gone_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "work_items_network_is_known" CHECK ("work_items"."network" in ('youtube', 'tiktok', 'linkedin', 'threads', 'bluesky', 'pinterest', 'instagram', 'telegram')),
	CONSTRAINT "work_items_kind_is_known" CHECK ("work_items"."kind" in ('text', 'image', 'images', 'video', 'story', 'link'))
);
--> statement-breakpoint
ALTER TABLE "analytics_group_members" ADD CONSTRAINT "analytics_group_members_group_id_analytics_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."analytics_groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "analytics_group_members" ADD CONSTRAINT "analytics_group_members_subject_id_metric_subjects_id_fk" FOREIGN KEY ("subject_id") REFERENCES "public"."metric_subjects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "analytics_groups" ADD CONSTRAINT "analytics_groups_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_links" ADD CONSTRAINT "report_links_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_links" ADD CONSTRAINT "report_links_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "analytics_accounts" ADD CONSTRAINT "analytics_accounts_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "analytics_accounts" ADD CONSTRAINT "analytics_accounts_connection_id_connections_id_fk" FOREIGN KEY ("connection_id") REFERENCES "public"."connections"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "metric_days" ADD CONSTRAINT "metric_days_account_id_analytics_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."analytics_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "metric_days" ADD CONSTRAINT "metric_days_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "metric_latest" ADD CONSTRAINT "metric_latest_subject_id_metric_subjects_id_fk" FOREIGN KEY ("subject_id") REFERENCES "public"."metric_subjects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "metric_latest" ADD CONSTRAINT "metric_latest_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "metric_latest" ADD CONSTRAINT "metric_latest_account_id_analytics_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."analytics_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "metric_points" ADD CONSTRAINT "metric_points_subject_id_metric_subjects_id_fk" FOREIGN KEY ("subject_id") REFERENCES "public"."metric_subjects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "metric_readings" ADD CONSTRAINT "metric_readings_subject_id_metric_subjects_id_fk" FOREIGN KEY ("subject_id") REFERENCES "public"."metric_subjects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "metric_subjects" ADD CONSTRAINT "metric_subjects_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "metric_subjects" ADD CONSTRAINT "metric_subjects_account_id_analytics_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."analytics_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "metric_subjects" ADD CONSTRAINT "metric_subjects_work_item_id_work_items_id_fk" FOREIGN KEY ("work_item_id") REFERENCES "public"."work_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_items" ADD CONSTRAINT "work_items_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_items" ADD CONSTRAINT "work_items_account_id_analytics_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."analytics_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_items" ADD CONSTRAINT "work_items_target_id_post_targets_id_fk" FOREIGN KEY ("target_id") REFERENCES "public"."post_targets"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_items" ADD CONSTRAINT "work_items_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_items" ADD CONSTRAINT "work_items_reel_id_reels_id_fk" FOREIGN KEY ("reel_id") REFERENCES "public"."reels"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "analytics_group_members_subject" ON "analytics_group_members" USING btree ("subject_id");--> statement-breakpoint
CREATE UNIQUE INDEX "analytics_groups_name" ON "analytics_groups" USING btree ("workspace_id","kind","name");--> statement-breakpoint
CREATE UNIQUE INDEX "report_links_token" ON "report_links" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "report_links_workspace" ON "report_links" USING btree ("workspace_id","id");--> statement-breakpoint
CREATE INDEX "report_links_creator" ON "report_links" USING btree ("created_by") WHERE "report_links"."created_by" is not null;--> statement-breakpoint
CREATE INDEX "report_links_expiry" ON "report_links" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "analytics_accounts_one_of_a_workspace" ON "analytics_accounts" USING btree ("workspace_id","network","external_id");--> statement-breakpoint
CREATE UNIQUE INDEX "analytics_accounts_connection" ON "analytics_accounts" USING btree ("connection_id");--> statement-breakpoint
CREATE INDEX "metric_days_workspace" ON "metric_days" USING btree ("workspace_id","source","metric","day");--> statement-breakpoint
CREATE INDEX "metric_days_retention" ON "metric_days" USING btree ("network","day");--> statement-breakpoint
CREATE INDEX "metric_latest_sorted" ON "metric_latest" USING btree ("workspace_id","kind","metric","value","subject_id");--> statement-breakpoint
CREATE INDEX "metric_latest_account" ON "metric_latest" USING btree ("account_id","kind","metric","value");--> statement-breakpoint
CREATE INDEX "metric_subjects_next" ON "metric_subjects" USING btree ("next_at") WHERE "metric_subjects"."next_at" is not null;--> statement-breakpoint
CREATE INDEX "metric_subjects_account" ON "metric_subjects" USING btree ("account_id","next_at");--> statement-breakpoint
CREATE INDEX "metric_subjects_workspace" ON "metric_subjects" USING btree ("workspace_id");--> statement-breakpoint
CREATE UNIQUE INDEX "metric_subjects_work_item" ON "metric_subjects" USING btree ("work_item_id");--> statement-breakpoint
CREATE INDEX "network_usage_window" ON "network_usage" USING btree ("window_start");--> statement-breakpoint
CREATE UNIQUE INDEX "work_items_one_of_an_account" ON "work_items" USING btree ("account_id","external_id");--> statement-breakpoint
CREATE INDEX "work_items_page" ON "work_items" USING btree ("workspace_id","published_at","id");--> statement-breakpoint
CREATE INDEX "work_items_account" ON "work_items" USING btree ("account_id","published_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "work_items_target" ON "work_items" USING btree ("target_id");--> statement-breakpoint
CREATE INDEX "work_items_post" ON "work_items" USING btree ("post_id");--> statement-breakpoint
CREATE INDEX "work_items_reel" ON "work_items" USING btree ("reel_id");