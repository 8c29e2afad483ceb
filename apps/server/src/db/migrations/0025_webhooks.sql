CREATE TABLE "webhook_attempts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"delivery_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"ms" integer NOT NULL,
	"status" integer,
	"problem" text,
	"answer" text NOT NULL,
	CONSTRAINT "webhook_attempts_problem_is_known" CHECK ("webhook_attempts"."problem" in ('status', 'redirect', 'timeout', 'unreachable', 'refused'))
);
--> statement-breakpoint
CREATE TABLE "webhook_deliveries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"endpoint_id" uuid NOT NULL,
	"sequence" bigint NOT NULL,
	"kind" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"is_test" boolean DEFAULT false NOT NULL,
	"body" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"status" integer,
	"problem" text,
	"next_at" timestamp with time zone,
	"lease_owner" uuid,
	"lease_until" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"done_at" timestamp with time zone,
	CONSTRAINT "webhook_deliveries_state_is_known" CHECK ("webhook_deliveries"."state" in ('waiting', 'delivered', 'failed', 'dropped')),
	CONSTRAINT "webhook_deliveries_problem_is_known" CHECK ("webhook_deliveries"."problem" in ('status', 'redirect', 'timeout', 'unreachable', 'refused')),
	CONSTRAINT "webhook_deliveries_only_waiting_have_a_time" CHECK ("webhook_deliveries"."next_at" is null or "webhook_deliveries"."state" = 'waiting')
);
--> statement-breakpoint
CREATE TABLE "webhook_endpoints" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"created_by" uuid,
	"title" text NOT NULL,
	"url" text NOT NULL,
	"kinds" text[] NOT NULL,
	"state" text DEFAULT 'unconfirmed' NOT NULL,
	"pause_reason" text,
	"confirmed_at" timestamp with time zone,
	"sealed_secret" text NOT NULL,
	"sealed_old_secret" text,
	"old_secret_until" timestamp with time zone,
	"sequence" bigint DEFAULT 0 NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"failing_since" timestamp with time zone,
	"rest_until" timestamp with time zone,
	"last_ms" integer DEFAULT 0 NOT NULL,
	"delivered_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "webhook_endpoints_state_is_known" CHECK ("webhook_endpoints"."state" in ('unconfirmed', 'active', 'paused', 'gone')),
	CONSTRAINT "webhook_endpoints_pause_is_known" CHECK ("webhook_endpoints"."pause_reason" in ('person', 'failures')),
	CONSTRAINT "webhook_endpoints_pause_has_reason" CHECK (("webhook_endpoints"."pause_reason" is null) = ("webhook_endpoints"."state" <> 'paused')),
	CONSTRAINT "webhook_endpoints_old_secret_ends" CHECK (("webhook_endpoints"."sealed_old_secret" is null) = ("webhook_endpoints"."old_secret_until" is null))
);
--> statement-breakpoint
ALTER TABLE "group_notices" DROP CONSTRAINT "group_notices_kind_is_known";--> statement-breakpoint
ALTER TABLE "notifications" DROP CONSTRAINT "notifications_kind_is_known";--> statement-breakpoint
ALTER TABLE "webhook_attempts" ADD CONSTRAINT "webhook_attempts_delivery_id_webhook_deliveries_id_fk" FOREIGN KEY ("delivery_id") REFERENCES "public"."webhook_deliveries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_endpoint_id_webhook_endpoints_id_fk" FOREIGN KEY ("endpoint_id") REFERENCES "public"."webhook_endpoints"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_endpoints" ADD CONSTRAINT "webhook_endpoints_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_endpoints" ADD CONSTRAINT "webhook_endpoints_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "webhook_attempts_delivery" ON "webhook_attempts" USING btree ("delivery_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "webhook_deliveries_sequence" ON "webhook_deliveries" USING btree ("endpoint_id","sequence");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_due" ON "webhook_deliveries" USING btree ("endpoint_id","next_at") WHERE "webhook_deliveries"."next_at" is not null;--> statement-breakpoint
CREATE INDEX "webhook_deliveries_subject" ON "webhook_deliveries" USING btree ("endpoint_id","subject_id","sequence") WHERE "webhook_deliveries"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "webhook_deliveries_leased" ON "webhook_deliveries" USING btree ("endpoint_id") WHERE "webhook_deliveries"."lease_until" is not null;--> statement-breakpoint
CREATE INDEX "webhook_deliveries_workspace" ON "webhook_deliveries" USING btree ("workspace_id");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_created" ON "webhook_deliveries" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "webhook_endpoints_workspace" ON "webhook_endpoints" USING btree ("workspace_id","id");--> statement-breakpoint
CREATE INDEX "webhook_endpoints_creator" ON "webhook_endpoints" USING btree ("created_by");--> statement-breakpoint
ALTER TABLE "group_notices" ADD CONSTRAINT "group_notices_kind_is_known" CHECK ("group_notices"."kind" in ('published', 'failed', 'delayed', 'needs_attention', 'handed_over', 'render_ready', 'render_failed', 'words_ready', 'words_failed', 'approval_asked', 'approval_decided', 'commented', 'member_joined', 'ownership_offered', 'connection_needs_reauth', 'connection_expiring', 'plan_expiring', 'payment_received', 'payment_refunded', 'payment_disputed', 'renewal_coming', 'renewal_failed', 'plan_ended', 'daily_digest', 'weekly_digest', 'payout_settled', 'tool_recovered', 'automation_ready', 'automation_failed', 'automation_paused', 'automation_asks', 'message_received', 'message_assigned', 'message_problem', 'report_paused', 'group_lost', 'key_revoked', 'webhook_paused'));--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_kind_is_known" CHECK ("notifications"."kind" in ('published', 'failed', 'delayed', 'needs_attention', 'handed_over', 'render_ready', 'render_failed', 'words_ready', 'words_failed', 'approval_asked', 'approval_decided', 'commented', 'member_joined', 'ownership_offered', 'connection_needs_reauth', 'connection_expiring', 'plan_expiring', 'payment_received', 'payment_refunded', 'payment_disputed', 'renewal_coming', 'renewal_failed', 'plan_ended', 'daily_digest', 'weekly_digest', 'payout_settled', 'tool_recovered', 'automation_ready', 'automation_failed', 'automation_paused', 'automation_asks', 'message_received', 'message_assigned', 'message_problem', 'report_paused', 'group_lost', 'key_revoked', 'webhook_paused'));