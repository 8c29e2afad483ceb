UPDATE "ai_requests" SET "task" = ("task" - 'way') || jsonb_build_object('mode', "task" -> 'way') WHERE "kind" = 'rewrite' AND "task" ? 'way';
