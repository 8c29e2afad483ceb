CREATE TABLE "report_recipients" (
	"schedule_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"channel" text NOT NULL,
	CONSTRAINT "report_recipients_schedule_id_user_id_channel_pk" PRIMARY KEY("schedule_id","user_id","channel"),
	CONSTRAINT "report_recipients_channel_is_known" CHECK ("report_recipients"."channel" in ('telegram', 'email'))
);
--> statement-breakpoint
CREATE TABLE "report_runs" (
	"schedule_id" uuid NOT NULL,
	"period_from" date NOT NULL,
	"period_to" date NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "report_runs_schedule_id_period_from_period_to_pk" PRIMARY KEY("schedule_id","period_from","period_to")
);
--> statement-breakpoint
CREATE TABLE "report_schedules" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"created_by" uuid,
	"title" text NOT NULL,
	"scope" jsonb NOT NULL,
	"every" text NOT NULL,
	"day" integer NOT NULL,
	"time" text NOT NULL,
	"password_hash" text,
	"armed_at" timestamp with time zone NOT NULL,
	"next_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"paused_at" timestamp with time zone,
	"pause_reason" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "report_schedules_every_is_known" CHECK ("report_schedules"."every" in ('week', 'month')),
	CONSTRAINT "report_schedules_pause_is_known" CHECK ("report_schedules"."pause_reason" in ('person', 'nobody_reached', 'subject_gone')),
	CONSTRAINT "report_schedules_pause_is_told" CHECK (("report_schedules"."pause_reason" is null) = ("report_schedules"."paused_at" is null))
);
--> statement-breakpoint
ALTER TABLE "notifications" DROP CONSTRAINT "notifications_kind_is_known";--> statement-breakpoint
ALTER TABLE "report_recipients" ADD CONSTRAINT "report_recipients_schedule_id_report_schedules_id_fk" FOREIGN KEY ("schedule_id") REFERENCES "public"."report_schedules"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_recipients" ADD CONSTRAINT "report_recipients_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_runs" ADD CONSTRAINT "report_runs_schedule_id_report_schedules_id_fk" FOREIGN KEY ("schedule_id") REFERENCES "public"."report_schedules"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_schedules" ADD CONSTRAINT "report_schedules_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_schedules" ADD CONSTRAINT "report_schedules_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "report_recipients_user" ON "report_recipients" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "report_schedules_workspace" ON "report_schedules" USING btree ("workspace_id","id");--> statement-breakpoint
CREATE INDEX "report_schedules_creator" ON "report_schedules" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "report_schedules_due" ON "report_schedules" USING btree ("next_at") WHERE "report_schedules"."paused_at" is null;--> statement-breakpoint
CREATE INDEX "reels_brand" ON "reels" USING btree ("workspace_id","updated_at","id") WHERE coalesce("reels"."form"->'brand'->>'colour', "reels"."form"->'brand'->>'logo') is not null;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_kind_is_known" CHECK ("notifications"."kind" in ('published', 'failed', 'needs_attention', 'render_ready', 'render_failed', 'approval_asked', 'approval_decided', 'commented', 'member_joined', 'ownership_offered', 'connection_needs_reauth', 'connection_expiring', 'plan_expiring', 'payment_received', 'renewal_coming', 'renewal_failed', 'plan_ended', 'daily_digest', 'weekly_digest', 'payout_settled', 'automation_ready', 'automation_failed', 'automation_paused', 'report_paused'));