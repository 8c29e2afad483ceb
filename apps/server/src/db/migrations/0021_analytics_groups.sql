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
ALTER TABLE "analytics_group_members" ADD CONSTRAINT "analytics_group_members_group_id_analytics_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."analytics_groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "analytics_group_members" ADD CONSTRAINT "analytics_group_members_subject_id_metric_subjects_id_fk" FOREIGN KEY ("subject_id") REFERENCES "public"."metric_subjects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "analytics_groups" ADD CONSTRAINT "analytics_groups_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_links" ADD CONSTRAINT "report_links_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_links" ADD CONSTRAINT "report_links_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "analytics_group_members_subject" ON "analytics_group_members" USING btree ("subject_id");--> statement-breakpoint
CREATE UNIQUE INDEX "analytics_groups_name" ON "analytics_groups" USING btree ("workspace_id","kind","name");--> statement-breakpoint
CREATE UNIQUE INDEX "report_links_token" ON "report_links" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "report_links_workspace" ON "report_links" USING btree ("workspace_id","id");--> statement-breakpoint
CREATE INDEX "report_links_creator" ON "report_links" USING btree ("created_by") WHERE "report_links"."created_by" is not null;--> statement-breakpoint
CREATE INDEX "report_links_expiry" ON "report_links" USING btree ("expires_at");