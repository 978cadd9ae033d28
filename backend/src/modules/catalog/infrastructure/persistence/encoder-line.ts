/**
 * A common table expression `line`: the waiting videos, with how many are ahead of each, and whether one of those is
 * another educator's waiting video. Videos in work or begun come first. See docs/adr/0047.
 */
export const LINE = `at_work as (
    select c.creator_id from catalog.video v left join catalog.course c on c.id = v.course_id
    where v.status in ('probing', 'processing')
    union all
    select c.creator_id from catalog.video_progress q
    join catalog.video v on v.id = q.video_id and v.status = 'ready'
    left join catalog.course c on c.id = v.course_id
  ),
  waiting as (
    select v.id, c.creator_id,
      greatest(v.created_at, t.until) as since,
      row_number() over (partition by c.creator_id order by v.created_at, v.id)
        + (select count(*) from at_work where at_work.creator_id = c.creator_id) as round,
      -- One that nobody takes, for whatever reason, is not to stop all others for ever.
      v.created_at > clock_timestamp() - interval '1 day' as is_fresh
    from catalog.video v
    left join catalog.course c on c.id = v.course_id
    left join catalog.encoder_turn t on t.educator_id = c.creator_id
    where v.status = 'uploaded'
  ),
  line as (
    select id, creator_id, (row_number() over (order by round, since, id) - 1
        + (select count(*) from at_work))::integer as ahead,
      exists (select from waiting o where o.creator_id <> w.creator_id and o.is_fresh
        and (o.round, o.since, o.id) < (w.round, w.since, w.id)) as is_behind_others
    from waiting w
  )`;
