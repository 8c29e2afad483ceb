CREATE TABLE "api_keys" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"user_id" uuid,
	"name" text NOT NULL,
	"hash" text NOT NULL,
	"hint" text NOT NULL,
	"scopes" text[] NOT NULL,
	"ceiling" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone,
	"last_used_at" timestamp with time zone,
	"last_used_from" text,
	"ended_at" timestamp with time zone,
	"ended_by" text,
	CONSTRAINT "api_keys_ceiling_is_known" CHECK ("api_keys"."ceiling" in ('owner', 'admin', 'editor', 'viewer')),
	CONSTRAINT "api_keys_end_is_known" CHECK ("api_keys"."ended_by" in ('revoked', 'leaked', 'expired'))
);
--> statement-breakpoint
ALTER TABLE "group_notices" DROP CONSTRAINT "group_notices_kind_is_known";--> statement-breakpoint
ALTER TABLE "notifications" DROP CONSTRAINT "notifications_kind_is_known";--> statement-breakpoint
ALTER TABLE "activity_entries" DROP CONSTRAINT "activity_entries_area_is_known";--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "api_keys_hash" ON "api_keys" USING btree ("hash");--> statement-breakpoint
CREATE INDEX "api_keys_workspace" ON "api_keys" USING btree ("workspace_id","id");--> statement-breakpoint
CREATE INDEX "api_keys_user" ON "api_keys" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "group_notices" ADD CONSTRAINT "group_notices_kind_is_known" CHECK ("group_notices"."kind" in ('published', 'failed', 'delayed', 'needs_attention', 'handed_over', 'render_ready', 'render_failed', 'words_ready', 'words_failed', 'approval_asked', 'approval_decided', 'commented', 'member_joined', 'ownership_offered', 'connection_needs_reauth', 'connection_expiring', 'plan_expiring', 'payment_received', 'payment_refunded', 'payment_disputed', 'renewal_coming', 'renewal_failed', 'plan_ended', 'daily_digest', 'weekly_digest', 'payout_settled', 'tool_recovered', 'automation_ready', 'automation_failed', 'automation_paused', 'automation_asks', 'message_received', 'message_assigned', 'message_problem', 'report_paused', 'group_lost', 'key_revoked'));--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_kind_is_known" CHECK ("notifications"."kind" in ('published', 'failed', 'delayed', 'needs_attention', 'handed_over', 'render_ready', 'render_failed', 'words_ready', 'words_failed', 'approval_asked', 'approval_decided', 'commented', 'member_joined', 'ownership_offered', 'connection_needs_reauth', 'connection_expiring', 'plan_expiring', 'payment_received', 'payment_refunded', 'payment_disputed', 'renewal_coming', 'renewal_failed', 'plan_ended', 'daily_digest', 'weekly_digest', 'payout_settled', 'tool_recovered', 'automation_ready', 'automation_failed', 'automation_paused', 'automation_asks', 'message_received', 'message_assigned', 'message_problem', 'report_paused', 'group_lost', 'key_revoked'));--> statement-breakpoint
ALTER TABLE "activity_entries" ADD CONSTRAINT "activity_entries_area_is_known" CHECK ("activity_entries"."area" in ('posts', 'approvals', 'automation', 'connections', 'team', 'workspace', 'billing', 'integrations'));