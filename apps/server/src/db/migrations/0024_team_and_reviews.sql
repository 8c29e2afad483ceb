CREATE TABLE "activity_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"area" text NOT NULL,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"actor_id" uuid,
	"guest_name" text,
	"link" text,
	"details" jsonb NOT NULL,
	CONSTRAINT "activity_entries_area_is_known" CHECK ("activity_entries"."area" in ('posts', 'approvals', 'connections', 'team', 'workspace'))
);
--> statement-breakpoint
CREATE TABLE "comment_reads" (
	"user_id" uuid NOT NULL,
	"post_id" uuid NOT NULL,
	"read_at" timestamp with time zone NOT NULL,
	CONSTRAINT "comment_reads_user_id_post_id_pk" PRIMARY KEY("user_id","post_id")
);
--> statement-breakpoint
CREATE TABLE "post_comments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"post_id" uuid NOT NULL,
	"parent_id" uuid,
	"author_id" uuid,
	"guest_name" text,
	"is_for_guests" boolean NOT NULL,
	"text" text NOT NULL,
	"mentions" uuid[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"resolved_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "post_decisions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"post_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"decision" text NOT NULL,
	"post_version" integer NOT NULL,
	"note" text,
	"user_id" uuid,
	"guest_name" text,
	"review_link_id" uuid,
	"content" jsonb NOT NULL,
	CONSTRAINT "post_decisions_decision_is_known" CHECK ("post_decisions"."decision" in ('approved', 'returned'))
);
--> statement-breakpoint
CREATE TABLE "review_links" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"title" text NOT NULL,
	"post_id" uuid,
	"from_at" timestamp with time zone,
	"to_at" timestamp with time zone,
	"connection_ids" uuid[],
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"answers" integer DEFAULT 0 NOT NULL,
	"last_answer_at" timestamp with time zone,
	CONSTRAINT "review_links_token" UNIQUE("token_hash"),
	CONSTRAINT "review_links_scope_is_one" CHECK (("review_links"."post_id" is null) <> ("review_links"."from_at" is null) and ("review_links"."from_at" is null) = ("review_links"."to_at" is null))
);
--> statement-breakpoint
CREATE TABLE "ownership_offers" (
	"workspace_id" uuid PRIMARY KEY NOT NULL,
	"to_user_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "workspace_invites" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"role" text NOT NULL,
	"is_approver" boolean NOT NULL,
	"connection_ids" uuid[],
	"note" text NOT NULL,
	"max_uses" integer,
	"uses" integer DEFAULT 0 NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "workspace_invites_token" UNIQUE("token_hash"),
	CONSTRAINT "workspace_invites_role_is_known" CHECK ("workspace_invites"."role" in ('admin', 'editor', 'viewer'))
);
--> statement-breakpoint
ALTER TABLE "notifications" DROP CONSTRAINT "notifications_kind_is_known";--> statement-breakpoint
ALTER TABLE "post_targets" ADD COLUMN "is_approval_required" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "post_targets" ADD COLUMN "approved_hash" text;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "approval_asked_by" uuid;--> statement-breakpoint
ALTER TABLE "publisher_settings" ADD COLUMN "approval_from" text DEFAULT 'editors' NOT NULL;--> statement-breakpoint
ALTER TABLE "publisher_settings" ADD COLUMN "approval_connection_ids" uuid[];--> statement-breakpoint
ALTER TABLE "workspace_members" ADD COLUMN "is_approver" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "workspace_members" ADD COLUMN "connection_ids" uuid[];--> statement-breakpoint
ALTER TABLE "workspaces" ADD COLUMN "brand_color" text;--> statement-breakpoint
ALTER TABLE "workspaces" ADD COLUMN "closed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "activity_entries" ADD CONSTRAINT "activity_entries_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity_entries" ADD CONSTRAINT "activity_entries_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_reads" ADD CONSTRAINT "comment_reads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_reads" ADD CONSTRAINT "comment_reads_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_comments" ADD CONSTRAINT "post_comments_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_comments" ADD CONSTRAINT "post_comments_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_comments" ADD CONSTRAINT "post_comments_parent_id_post_comments_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."post_comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_comments" ADD CONSTRAINT "post_comments_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_decisions" ADD CONSTRAINT "post_decisions_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_decisions" ADD CONSTRAINT "post_decisions_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_decisions" ADD CONSTRAINT "post_decisions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_decisions" ADD CONSTRAINT "post_decisions_review_link_id_review_links_id_fk" FOREIGN KEY ("review_link_id") REFERENCES "public"."review_links"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_links" ADD CONSTRAINT "review_links_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_links" ADD CONSTRAINT "review_links_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_links" ADD CONSTRAINT "review_links_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ownership_offers" ADD CONSTRAINT "ownership_offers_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ownership_offers" ADD CONSTRAINT "ownership_offers_to_user_id_users_id_fk" FOREIGN KEY ("to_user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workspace_invites" ADD CONSTRAINT "workspace_invites_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workspace_invites" ADD CONSTRAINT "workspace_invites_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "activity_entries_time" ON "activity_entries" USING btree ("workspace_id","at","id");--> statement-breakpoint
CREATE INDEX "activity_entries_actor" ON "activity_entries" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "activity_entries_age" ON "activity_entries" USING btree ("at");--> statement-breakpoint
CREATE INDEX "comment_reads_post" ON "comment_reads" USING btree ("post_id");--> statement-breakpoint
CREATE INDEX "post_comments_post" ON "post_comments" USING btree ("post_id","id");--> statement-breakpoint
CREATE INDEX "post_comments_workspace" ON "post_comments" USING btree ("workspace_id");--> statement-breakpoint
CREATE INDEX "post_comments_parent" ON "post_comments" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "post_comments_author" ON "post_comments" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "post_decisions_post" ON "post_decisions" USING btree ("post_id","id");--> statement-breakpoint
CREATE INDEX "post_decisions_workspace" ON "post_decisions" USING btree ("workspace_id");--> statement-breakpoint
CREATE INDEX "post_decisions_user" ON "post_decisions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "post_decisions_link" ON "post_decisions" USING btree ("review_link_id");--> statement-breakpoint
CREATE INDEX "review_links_workspace" ON "review_links" USING btree ("workspace_id");--> statement-breakpoint
CREATE INDEX "review_links_post" ON "review_links" USING btree ("post_id");--> statement-breakpoint
CREATE INDEX "review_links_author" ON "review_links" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "ownership_offers_receiver" ON "ownership_offers" USING btree ("to_user_id");--> statement-breakpoint
CREATE INDEX "workspace_invites_workspace" ON "workspace_invites" USING btree ("workspace_id");--> statement-breakpoint
CREATE INDEX "workspace_invites_author" ON "workspace_invites" USING btree ("created_by");--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_approval_asked_by_users_id_fk" FOREIGN KEY ("approval_asked_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "post_targets_unapproved" ON "post_targets" USING btree ("due_at") WHERE "post_targets"."state" = 'pending_approval';--> statement-breakpoint
CREATE INDEX "posts_approval_asker" ON "posts" USING btree ("approval_asked_by");--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_kind_is_known" CHECK ("notifications"."kind" in ('published', 'failed', 'needs_attention', 'render_ready', 'render_failed', 'approval_asked', 'approval_decided', 'commented', 'member_joined', 'ownership_offered', 'connection_needs_reauth', 'connection_expiring', 'plan_expiring', 'payment_received', 'renewal_coming', 'renewal_failed', 'plan_ended'));--> statement-breakpoint
ALTER TABLE "publisher_settings" ADD CONSTRAINT "publisher_settings_approval_is_known" CHECK ("publisher_settings"."approval_from" in ('editors', 'everyone'));